import type { PageSummary } from '@veranda/contracts/pages';
import type { PageDocument } from '@veranda/domain/pages/document';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ExternalLink, Settings2 } from 'lucide-react';
import { Suspense } from 'react';
import { useCommands } from '../../commands/command-list.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { laterPart } from '../../later-part.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { pageBadges } from './page-badges.ts';
import { t } from './messages.ts';
import { viewAddress } from '../../visit-address.ts';

const PageSettings = laterPart(() => import('./PageSettings.tsx').then((file) => file.PageSettings));

interface PageEditorHeadProps {
  readonly page: PageSummary;
  /** Where the page has a preview, which is loaded again after every save. */
  readonly session?: DocumentSession<PageDocument>;
}

/** The name of a page, where it stands, its states, and its settings. */
export function PageEditorHead({ page, session }: PageEditorHeadProps) {
  const site = useSite();
  const settings = useOpenId('settings');
  useTitle(page.title, site.title);
  const openSettings = () => settings.open(page.id);
  useCommands([{ id: 'page-settings', group: 'actions', label: t('pageSettings'), run: openSettings }]);
  return (
    <>
      <PageHeader
        title={page.title}
        back={{ href: paths.pages(site.slug), label: t('pages') }}
        actions={
          <>
            {session ? <PreviewButton page={previewOf(page)} session={session} /> : null}
            <Button onPress={openSettings}>
              <Settings2 size={16} aria-hidden="true" />
              {t('pageSettings')}
            </Button>
            {site.published ? (
              <span className="wide-only">
                <ViewLink url={viewAddress(site, page.url)} />
              </span>
            ) : null}
          </>
        }
      >
        <PageState page={page} />
      </PageHeader>
      <Suspense fallback={null}>
        {settings.id === page.id ? <PageSettings page={page.id} onClose={() => settings.open(null)} /> : null}
      </Suspense>
    </>
  );
}

/** The page as the preview shows it. */
export function previewOf({ title, status, isHome, urlSlug }: PageSummary) {
  const path = isHome ? '/' : `/${urlSlug}`;
  return { title, path: status === 'published' ? path : null };
}

function ViewLink({ url }: { readonly url: string }) {
  return (
    <LinkButton variant="quiet" href={url} target="_blank" rel="noopener">
      {t('view')}
      <ExternalLink size={14} aria-hidden="true" />
    </LinkButton>
  );
}

function PageState({ page }: { readonly page: PageSummary }) {
  return (
    <div className="ui-row page-state">
      <span className="ui-muted ui-clip">/{page.urlSlug}</span>
      {pageBadges(page).map((badge) => (
        <Badge key={badge.label} tone={badge.tone}>
          {badge.label}
        </Badge>
      ))}
    </div>
  );
}
