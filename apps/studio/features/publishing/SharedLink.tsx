import { useQuery } from '@tanstack/react-query';
import type { SiteDetail } from '@veranda/contracts/sites';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { paths } from '../../paths.ts';
import { pageQuery, pagesQuery } from '../../queries/page-queries.ts';
import { SharePreview } from '../pages/SharePreview.tsx';
import { t } from './messages.ts';

/** Look of a link to the site in a chat or a social network, with the way to its picture. */
export function SharedLink({ site }: { readonly site: SiteDetail }) {
  const pages = useQuery(pagesQuery(site.id));
  const home = pages.data?.pages.find(({ isHome }) => isHome)?.id;
  const page = useQuery({ ...pageQuery(site.id, home ?? ''), enabled: home !== undefined });
  // The site is live whether or not its preview can be read.
  if (pages.isError || page.isError || (pages.data && home === undefined)) return null;
  if (!page.data) return <Skeleton height="240px" />;
  const { seo, description, page: summary } = page.data;
  const hasPicture = seo.imageAssetId !== null;
  return (
    <section className="shared-link" aria-label={t('sharedLink')}>
      <h3>{t('sharedLink')}</h3>
      <SharePreview
        title={seo.title || site.title}
        description={seo.description || description}
        picture={seo.imageAssetId ?? ''}
      />
      <LinkButton size="small" href={`${paths.page(site.id, summary.id)}?settings=${summary.id}`}>
        {hasPicture ? t('changeSharePicture') : t('chooseSharePicture')}
      </LinkButton>
    </section>
  );
}
