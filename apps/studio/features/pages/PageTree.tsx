import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { MenuLinkEditor } from './MenuLinkEditor.tsx';
import { PageTreeSection } from './PageTreeSection.tsx';
import { matching, type PageList, type NavGroup, rowsByGroup } from './page-tree.ts';
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
}

interface TreeProps extends PageTreeProps {
  /** The menus as they are edited; null for those who may not change them. */
  readonly session: DocumentSession<NavigationDocument> | null;
}

/** Every page in its place, to be found by words and to be moved. */
export function PageTree({ list, session, onSettings }: TreeProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const moves = usePageMoves(site.id, list, session);
  const wanted = search.trim();
  const all = rowsByGroup(list);
  const shown = places
    .map((place) => ({ ...place, rows: matching(all[place.place], wanted) }))
    .filter(({ place, rows }) => rows.length > 0 || (!wanted && place !== 'home' && place !== 'trash'));
  const rights = {
    canWrite: mayWrite(site, 'pages'),
    canMove: session !== null && !wanted,
  };
  const shared = { all, site: site.slug, moves, onSettings, onLink: setLink, ...rights };
  return (
    <>
      <SearchField label={t('searchPages')} value={search} onChange={setSearch} />
      {session ? <MenuLinks session={session} link={link} onLink={setLink} /> : null}
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

interface MenuLinksProps {
  readonly session: DocumentSession<NavigationDocument>;
  /** Id of the link that is edited, null for a new one; undefined while none is. */
  readonly link: string | null | undefined;
  readonly onLink: (link: string | null | undefined) => void;
}

/** The way to a new link of the menus, and the editor of the one that is open. */
function MenuLinks({ session, link, onLink }: MenuLinksProps) {
  return (
    <div>
      <Button size="small" onPress={() => onLink(null)}>
        <Link2 size={14} aria-hidden="true" />
        {t('addALink')}
      </Button>
      {link === undefined ? null : (
        <MenuLinkEditor session={session} entry={link} onClose={() => onLink(undefined)} />
      )}
    </div>
  );
}
