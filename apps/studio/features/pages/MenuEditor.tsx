import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { menuTrees } from '@veranda/domain/navigation/navigation-document';
import { navigationKind } from '@veranda/domain/navigation/navigation-kind';
import type { Navigation } from '@veranda/contracts/pages';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { useSessionEditor } from '../../editing/use-session-editor.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { PageTree, type PageTreeProps } from './PageTree.tsx';
import { t } from './messages.ts';

/** The pages of a site in its menus, which several people arrange and which save themselves. */
export function MenuEditor(props: PageTreeProps) {
  const { id: site } = useSite();
  const opening = useDocumentSession({ site, kind: navigationKind, id: site });
  if (opening.state === 'opening') return <SkeletonTable label={t('loadingPages')} rows={6} />;
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  return <OpenMenus {...props} open={opening.open} />;
}

interface OpenMenusProps extends PageTreeProps {
  readonly open: OpenDocument<NavigationDocument>;
}

function OpenMenus({ open, list, ...props }: OpenMenusProps) {
  const site = useSite();
  const { document } = useSessionEditor(open, [pagesQuery(site.id).queryKey, ['site', site.id, 'detail']]);
  const navigation = menuTrees(document) as Navigation;
  return (
    <>
      <EditorBar open={open} name={t('menusFile')} canWrite />
      <ConflictCards session={open.session} />
      <PageTree {...props} list={{ ...list, navigation }} session={open.session} />
      <UnsentGuard open={open} />
    </>
  );
}
