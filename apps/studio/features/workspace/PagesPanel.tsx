import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Link } from 'react-aria-components/Link';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

/** The other pages of the site, to go on in one of them. */
export function PagesPanel() {
  const site = useSite();
  const { page } = usePageEditorContext();
  const query = useQuery(pagesQuery(site.id));
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height="160px" />;
  return (
    <ul className="workspace-pages">
      {query.data.pages
        .filter((each) => !each.inTrash)
        .map((each) => (
          <li key={each.id}>
            <Link
              className="workspace-page"
              href={paths.page(site.slug, each.id)}
              {...(each.id === page.id ? { 'aria-current': 'page' } : {})}
            >
              <span className="ui-clip">{each.title}</span>
              {each.id === page.id ? <span className="ui-help">{t('currentPage')}</span> : null}
            </Link>
          </li>
        ))}
    </ul>
  );
}
