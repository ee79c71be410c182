import type { Account } from '@veranda/contracts/accounts';
import type { SiteDetail } from '@veranda/contracts/sites';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Wordmark } from './Wordmark.tsx';
import { t } from './messages.ts';
import { viewAddress } from '../visit-address.ts';

/** The bar of a site: whose it is, whether what is seen is what was made, and the act of publishing. */
export function SiteBar({
  site,
  account,
  publishMenu,
}: {
  readonly site: SiteDetail;
  readonly account: Account;
  readonly publishMenu: ReactNode;
}) {
  return (
    <header className="site-bar">
      <Link href={paths.sites} className="site-bar-sign" aria-label={t('verandaYourSites')}>
        <Wordmark />
      </Link>
      <div className="site-bar-name">
        <strong className="ui-clip">{site.title}</strong>
        <PublishState site={site} />
      </div>
      <div className="site-bar-actions">
        {site.published ? (
          <LinkButton
            href={viewAddress(site, site.url)}
            target="_blank"
            rel="noopener"
            variant="quiet"
            aria-label={t('viewSite')}
          >
            <ExternalLink size={16} aria-hidden="true" />
            <span className="wide-only">{t('viewSite')}</span>
          </LinkButton>
        ) : null}
        {publishMenu}
        <AccountMenu account={account} />
      </div>
    </header>
  );
}

const closedMessages = {
  public: 'publishedTrialOver',
  password: 'publishedPassword',
  private: 'publishedPrivate',
} as const;

function PublishState({ site }: { readonly site: SiteDetail }) {
  const [tone, words] = !site.published
    ? ['idle', t('notPublished')]
    : site.hasUnpublishedChanges
      ? ['edited', t('editedSincePublish')]
      : site.isClosed
        ? ['closed', t(closedMessages[site.availability])]
        : ['live', t('published')];
  return (
    <span className={`publish-state publish-state--${tone}`} role="status">
      <span className="ui-dot" aria-hidden="true" />
      {words}
    </span>
  );
}
