import type { SiteCard } from '@veranda/contracts/sites';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Link } from 'react-aria-components/Link';
import { paths } from '../../paths.ts';
import { useNow } from '../../use-now.ts';
import { trialWords } from './trial-words.ts';

/** A site as a card that leads to it. */
export function SiteCardLink({ site }: { readonly site: SiteCard }) {
  const trial = trialWords(site, useNow());
  return (
    <Link href={paths.home(site.slug)} className="site-card">
      <span className="site-card-picture">
        {site.pictureUrl ? (
          <img src={site.pictureUrl} alt="" />
        ) : (
          <span className="site-card-letter">{site.title[0]}</span>
        )}
      </span>
      <span className="site-card-words">
        <strong className="ui-clip">{site.title}</strong>
        <span className="ui-muted ui-clip">{site.host}</span>
        <span className="ui-row">
          {site.published ? <Badge tone="ok">Published</Badge> : <Badge>Not published</Badge>}
          {trial ? <Badge tone={trial.isOver ? 'danger' : 'neutral'}>{trial.words}</Badge> : null}
        </span>
      </span>
    </Link>
  );
}
