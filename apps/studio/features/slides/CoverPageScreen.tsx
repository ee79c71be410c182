import type { PageSummary } from '@veranda/contracts/pages';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { pageQuery, pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { SlideOpening } from './SlideOpening.tsx';
import { t } from './messages.ts';

/** The slide of a cover page. */
export function CoverPageScreen({ page }: { readonly page: PageSummary }) {
  const site = useSite();
  const settings = `${paths.pages(site.slug)}?settings=${page.id}`;
  return (
    <SlideOpening
      key={page.id}
      type="cover-page"
      id={page.id}
      title={page.title}
      note={t('coverPageNote')}
      actions={<LinkButton href={settings}>{t('pageSettings')}</LinkButton>}
      lists={[pageQuery(site.id, page.id).queryKey, pagesQuery(site.id).queryKey]}
    />
  );
}
