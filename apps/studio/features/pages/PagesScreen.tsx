import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { AddPageDialog } from './AddPageDialog.tsx';
import { PagePlace } from './PagePlace.tsx';
import { PageSettings } from './PageSettings.tsx';
import { pagesQuery } from './page-queries.ts';
import { type PageRow, type Place, rowsByPlace } from './page-tree.ts';
import { usePageMoves } from './use-page-moves.ts';
import './pages.css';

const places: readonly { readonly place: Place; readonly title: string; readonly empty: string }[] = [
  { place: 'main', title: 'Main navigation', empty: 'Drag a page here to show it at the top of your site.' },
  { place: 'unlinked', title: 'Not linked', empty: 'Every page is in a navigation.' },
  { place: 'footer', title: 'Footer', empty: 'Drag a page here to show it at the foot of your site.' },
  { place: 'trash', title: 'Trash', empty: '' },
];

/** The pages of a site by the places where visitors find them. */
export function PagesScreen() {
  const site = useSite();
  useTitle('Pages', site.title);
  const query = useQuery(pagesQuery(site.id));
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [settingsOf, setSettingsOf] = useState<string | null>(null);
  const moves = usePageMoves(site.id, query.data);
  const wanted = search.trim().toLowerCase();
  const rows = query.data ? rowsByPlace(query.data) : null;
  const shown = (place: Place): readonly PageRow[] =>
    (rows?.[place] ?? []).filter(
      (row) => !wanted || `${row.title} ${row.page?.urlSlug ?? ''}`.toLowerCase().includes(wanted),
    );
  const hits = places.reduce((sum, { place }) => sum + shown(place).length, 0);
  const canWrite = mayWrite(site, 'pages');
  return (
    <div className="ui-page ui-page--narrow">
      <PageHeader
        title="Pages"
        actions={
          canWrite ? (
            <Button variant="primary" onPress={() => setAdding(true)}>
              <Plus size={16} aria-hidden="true" />
              Add page
            </Button>
          ) : undefined
        }
      />
      {query.isError && !query.data ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : !rows ? (
        <SkeletonTable label="Loading pages" rows={6} />
      ) : (
        <>
          <SearchField label="Search pages" value={search} onChange={setSearch} />
          {wanted && hits === 0 ? (
            <EmptyState
              title="No page matches"
              actions={<Button onPress={() => setSearch('')}>Clear search</Button>}
            />
          ) : (
            places
              .filter(({ place }) => (wanted || place === 'trash' ? shown(place).length > 0 : true))
              .map(({ place, title, empty }) => (
                <PagePlace
                  key={place}
                  place={place}
                  title={title}
                  emptyText={empty}
                  rows={shown(place)}
                  all={rows}
                  site={site.slug}
                  moves={moves}
                  canWrite={canWrite}
                  canMove={mayWrite(site, 'design') && !wanted}
                  onSettings={setSettingsOf}
                />
              ))
          )}
        </>
      )}
      <AddPageDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      {settingsOf ? <PageSettings page={settingsOf} onClose={() => setSettingsOf(null)} /> : null}
    </div>
  );
}
