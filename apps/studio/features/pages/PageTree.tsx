import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { PagePlace } from './PagePlace.tsx';
import { matching, type PageList, type Place, rowsByPlace } from './page-tree.ts';
import { usePageMoves } from './use-page-moves.ts';

const places: readonly { readonly place: Place; readonly title: string; readonly empty: string }[] = [
  {
    place: 'main',
    title: 'Main navigation',
    empty:
      'Your main navigation is empty. Choose “Move to main navigation” in a page’s menu, or drag a page here.',
  },
  { place: 'home', title: 'Home page', empty: '' },
  { place: 'unlinked', title: 'Not linked', empty: 'Every page is in the navigation.' },
  {
    place: 'footer',
    title: 'Footer',
    empty: 'Your footer is empty. Choose “Move to footer” in a page’s menu, or drag a page here.',
  },
  { place: 'trash', title: 'Trash', empty: '' },
];

export interface PageTreeProps {
  readonly list: PageList;
  readonly onSettings: (page: string) => void;
}

/** Every page in its place, to be found by words and to be moved. */
export function PageTree({ list, onSettings }: PageTreeProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const moves = usePageMoves(site.id, list);
  const wanted = search.trim();
  const all = rowsByPlace(list);
  const shown = places
    .map((each) => ({ ...each, rows: matching(all[each.place], wanted) }))
    .filter(({ place, rows }) => rows.length > 0 || (!wanted && place !== 'home' && place !== 'trash'));
  const rights = {
    canWrite: mayWrite(site, 'pages'),
    canMove: mayWrite(site, 'design') && !wanted,
  };
  const shared = { all, site: site.slug, moves, onSettings, ...rights };
  return (
    <>
      <SearchField label="Search pages" value={search} onChange={setSearch} />
      {shown.map(({ place, title, empty, rows }) => (
        <PagePlace key={place} {...shared} place={place} title={title} emptyText={empty} rows={rows} />
      ))}
      {shown.length === 0 ? (
        <EmptyState
          title="No page matches"
          actions={<Button onPress={() => setSearch('')}>Clear search</Button>}
        />
      ) : null}
    </>
  );
}
