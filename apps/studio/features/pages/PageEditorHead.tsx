import type { PageSummary } from '@veranda/contracts/pages';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ExternalLink, Settings2 } from 'lucide-react';
import { useCommands } from '../../commands/command-list.ts';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { PageSettings } from './PageSettings.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { pageBadges } from './page-badges.ts';
import { t } from './messages.ts';

interface PageEditorHeadProps {
  readonly page: PageSummary;
  /** Number that grows with every save, where the page has a preview. */
  readonly version?: number;
}

/** The name of a page, where it stands, its states, and its settings. */
export function PageEditorHead({ page, version }: PageEditorHeadProps) {
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
            {version === undefined ? null : <PreviewButton page={page} version={version} />}
            <Button onPress={openSettings}>
              <Settings2 size={16} aria-hidden="true" />
              {t('pageSettings')}
            </Button>
            {site.published ? (
              <span className="wide-only">
                <ViewLink url={page.url} />
              </span>
            ) : null}
          </>
        }
      >
        <PageState page={page} />
      </PageHeader>
      {settings.id === page.id ? <PageSettings page={page.id} onClose={() => settings.open(null)} /> : null}
    </>
  );
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
      <span className="ui-muted">/{page.urlSlug}</span>
      {pageBadges(page).map((badge) => (
        <Badge key={badge.label} tone={badge.tone}>
          {badge.label}
        </Badge>
      ))}
    </div>
  );
}
