import type { PageSummary } from '@veranda/contracts/pages';
import type { MenuName, NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { useState } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { AddPageDialog } from './AddPageDialog.tsx';
import type { EditedEntry } from './menu-entry.ts';
import { MenuEntryEditor } from './MenuEntryEditor.tsx';
import { PageTreeSection } from './PageTreeSection.tsx';
import { matching, type PageList, type NavGroup, rowsByGroup } from './page-tree.ts';
import { PurgePageDialog } from './PurgePageDialog.tsx';
import { usePageMoves } from './use-page-moves.ts';
import { t } from './messages.ts';

const places: readonly { readonly place: NavGroup; readonly title: string; readonly empty: string }[] = [
  {
    place: 'main',
    title: t('mainNavigation'),
    empty: t('mainNavigationEmpty'),
  },
  { place: 'home', title: t('homePage'), empty: '' },
  { place: 'unlinked', title: t('notLinked'), empty: t('notLinkedEmpty') },
  {
    place: 'footer',
    title: t('footer'),
    empty: t('footerEmpty'),
  },
  { place: 'trash', title: t('trash'), empty: '' },
];

export interface PageTreeProps {
  readonly list: PageList;
  readonly onSettings: (page: string) => void;
  /** True while the sheet for a new page is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

interface TreeProps extends PageTreeProps {
  /** The menus as they are edited; null for those who may not change them. */
  readonly session: DocumentSession<NavigationDocument> | null;
}

/** Every page in its place, to be found by words and to be moved. */
export function PageTree({ list, session, onSettings, isAdding, onAdded }: TreeProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const [link, setLink] = useState<EditedEntry | null>(null);
  const [purged, setPurged] = useState<PageSummary | 'all' | null>(null);
  const moves = usePageMoves(site.id, list, session);
  const wanted = search.trim();
  const all = rowsByGroup(list);
  const shown = places
    .map((place) => ({ ...place, rows: matching(all[place.place], wanted) }))
    .filter(({ place, rows }) => rows.length > 0 || (!wanted && place !== 'home' && place !== 'trash'));
  const canWrite = mayWrite(site, 'pages');
  const rights = { canWrite, canMove: session !== null && !wanted, canEmpty: canWrite && !wanted };
  const onLink = (id: string) => setLink({ id });
  const shared = { all, site: site.slug, moves, onSettings, onLink, onPurge: setPurged, ...rights };
  return (
    <>
      <SearchField label={t('searchPages')} value={search} onChange={setSearch} />
      <TreeDialogs session={session} isAdding={isAdding} onAdded={onAdded} link={link} setLink={setLink} />
      {purged ? <PurgePageDialog site={site.id} page={purged} onClose={() => setPurged(null)} /> : null}
      {shown.map(({ place, title, empty, rows }) => (
        <PageTreeSection key={place} {...shared} place={place} title={title} emptyText={empty} rows={rows} />
      ))}
      {shown.length === 0 ? (
        <EmptyState
          title={t('noPageMatches')}
          actions={<Button onPress={() => setSearch('')}>{t('clearSearch')}</Button>}
        />
      ) : null}
    </>
  );
}

interface TreeDialogsProps extends Pick<TreeProps, 'session' | 'isAdding' | 'onAdded'> {
  readonly link: EditedEntry | null;
  readonly setLink: (link: EditedEntry | null) => void;
}

/** The sheet for a new page, and the editor of the link that was chosen there or in a row. */
function TreeDialogs({ session, isAdding, onAdded, link, setLink }: TreeDialogsProps) {
  const onLink = (menu: MenuName, kind: 'link' | 'member-area') => setLink({ menu, kind });
  return (
    <>
      <AddPageDialog isOpen={isAdding} session={session} onClose={onAdded} onLink={onLink} />
      {session && link ? (
        <MenuEntryEditor session={session} entry={link} onClose={() => setLink(null)} />
      ) : null}
    </>
  );
}
