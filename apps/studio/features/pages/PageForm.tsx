import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getPage } from '@veranda/contracts/pages';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { PageDocument } from '@veranda/domain/pages/document';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useTitle } from '../../use-title.ts';
import { BlockForm } from '../blocks/BlockForm.tsx';
import { PageSettings } from './PageSettings.tsx';
import { pageBadges } from './page-badges.ts';
import { orderedSections, withValue } from './page-document.ts';
import { useSaveDocument } from './page-queries.ts';

export interface PageFormProps {
  readonly detail: EndpointOutput<typeof getPage>;
  readonly onReload: () => void;
}

/** The sections and blocks of a page with the values that are edited in them. */
export function PageForm({ detail, onReload }: PageFormProps) {
  const site = useSite();
  const { page } = detail;
  const saved = detail.document as PageDocument | null;
  const [document, setDocument] = useState(saved);
  const [round, setRound] = useState(0);
  const [showsSettings, setShowsSettings] = useState(false);
  const save = useSaveDocument(site.id, page.id);
  const isDirty = document !== saved && JSON.stringify(document) !== JSON.stringify(saved);
  const canWrite = (site.rights['pages'] ?? 'none') !== 'none' && site.rights['pages'] !== 'read';
  useTitle(page.title, site.title);
  const submit = async () => {
    if (!document) return false;
    return save.mutateAsync({ version: page.version, document }).then(
      () => {
        showToast({ text: 'Saved. Visitors see it after the next publish.' });
        return true;
      },
      () => false,
    );
  };
  const sections = document ? orderedSections(document) : [];
  return (
    <form
      className="ui-page ui-page--narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PageHeader
        title={page.title}
        back={{ href: paths.pages(site.slug), label: 'Pages' }}
        actions={
          <>
            <Button onPress={() => setShowsSettings(true)}>
              <Settings2 size={16} aria-hidden="true" />
              Page settings
            </Button>
            {site.published ? (
              <LinkButton variant="quiet" href={page.url} target="_blank" rel="noopener">
                View
              </LinkButton>
            ) : null}
          </>
        }
      >
        <div className="ui-row order-badges">
          <span className="ui-muted">/{page.urlSlug}</span>
          {pageBadges(page).map((badge) => (
            <Badge key={badge.label} tone={badge.tone}>
              {badge.label}
            </Badge>
          ))}
        </div>
      </PageHeader>
      {save.isError ? (
        <Notice
          tone="danger"
          action={
            isRefusal(save.error, 'changed-meanwhile') ? (
              <Button size="small" onPress={onReload}>
                Reload
              </Button>
            ) : undefined
          }
        >
          {messageOf(save.error)}
        </Notice>
      ) : null}
      {document === null ? (
        page.type === 13 ? (
          <EmptyState
            title="This page lists your products"
            actions={
              <LinkButton variant="primary" href={paths.products(site.slug)}>
                Go to products
              </LinkButton>
            }
          />
        ) : (
          <EmptyState title={`This page lists ${page.typeName} items`}>
            Its words stand in the items themselves.
          </EmptyState>
        )
      ) : sections.every(({ blocks }) => blocks.length === 0) ? (
        <EmptyState title="This page is empty">
          It has its title and its place, and nothing on it yet.
        </EmptyState>
      ) : (
        sections.map(({ section, blocks }, index) => (
          <section key={section.id} className="page-section" aria-label={`Section ${String(index + 1)}`}>
            <h2>
              Section {index + 1}
              <span className="ui-muted"> · {section.theme.replaceAll('-', ' ')}</span>
            </h2>
            {blocks.map((block) => (
              <BlockForm
                key={`${block.id}-${String(round)}`}
                block={block}
                kind={blockKind(block.type)}
                isReadOnly={!canWrite}
                onChange={(path, value) =>
                  setDocument((old) => old && withValue(old, block.id, { path, value }))
                }
              />
            ))}
          </section>
        ))
      )}
      <SaveBar
        isDirty={isDirty}
        isSaving={save.isPending}
        onDiscard={() => {
          setDocument(saved);
          setRound(round + 1);
        }}
      />
      <UnsavedGuard isDirty={isDirty} onSave={submit} isSaving={save.isPending} />
      {showsSettings ? <PageSettings page={page.id} onClose={() => setShowsSettings(false)} /> : null}
    </form>
  );
}
