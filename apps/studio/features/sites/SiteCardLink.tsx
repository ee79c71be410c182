import type { SiteCard } from '@veranda/contracts/sites';
import { Badge } from '@veranda/ui/Badge.tsx';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { paths } from '../../paths.ts';
import { useNow } from '../../use-now.ts';
import { trialMessages } from './trial-messages.ts';
import { t } from './messages.ts';
import { visitAddress } from '../../visit-address.ts';

/** A site as a card that leads to it. */
export function SiteCardLink({ site }: { readonly site: SiteCard }) {
  const trial = trialMessages(site, useNow());
  return (
    <Link {...leadTo(site)} className="site-card">
      <span className="site-card-image">
        <SiteImage site={site} />
      </span>
      <span className="site-card-words">
        <strong className="ui-clip">{site.title}</strong>
        <span className="ui-muted ui-clip">{site.host}</span>
        <span className="ui-row">
          {site.published ? <Badge tone="ok">{t('published')}</Badge> : <Badge>{t('notPublished')}</Badge>}
          {site.hasStudio ? null : <Badge>{t('viewer')}</Badge>}
          {site.availability === 'private' ? <Badge>{t('private')}</Badge> : null}
          {site.availability === 'password' ? <Badge>{t('passwordProtected')}</Badge> : null}
          {trial ? <Badge tone={trial.isOver ? 'danger' : 'neutral'}>{trial.words}</Badge> : null}
        </span>
      </span>
    </Link>
  );
}

// Who may only see a site has no studio of it.
function leadTo(site: SiteCard) {
  if (site.hasStudio) return { href: paths.home(site.slug) };
  return { href: visitAddress(site, site.url), target: '_blank', rel: 'noopener' };
}

/**
 * The image of a site's theme; the first letter of its title where there is none, or where it does not come.
 */
function SiteImage({ site }: { readonly site: SiteCard }) {
  const [isLost, setLost] = useState(false);
  if (isLost || !site.pictureUrl) return <span className="site-card-letter">{site.title[0]}</span>;
  return <img src={site.pictureUrl} alt="" onError={() => setLost(true)} />;
}
