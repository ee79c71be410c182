import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ScreenLinks } from '../slides/ScreenLinks.tsx';
import { PageSettings } from './PageSettings.tsx';
import { MenuEditor } from './MenuEditor.tsx';
import { PageTree, type PageTreeProps } from './PageTree.tsx';
import { pagesQuery } from '../../queries/page-queries.ts';
import { t } from './messages.ts';
import './pages.css';

/** The pages of a site by the places where visitors find them. */
export function PagesScreen() {
  const site = useSite();
  useTitle(t('pages'), site.title);
  const query = useQuery(pagesQuery(site.id));
  const [isAdding, setAdding] = useState(false);
  const settings = useOpenId('settings');
  const adding = <AddingPages site={site.slug} onAdd={() => setAdding(true)} />;
  return (
    <div className="ui-page ui-page--narrow pages-screen">
      <PageHeader
        title={t('pages')}
        actions={
          <>
            <LinkButton href={paths.files(site.slug)}>{t('files')}</LinkButton>
            {mayWrite(site, 'pages') ? adding : null}
          </>
        }
      />
      {query.data ? (
        <Tree
          list={query.data}
          onSettings={settings.open}
          isAdding={isAdding}
          onAdded={() => setAdding(false)}
        />
      ) : query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonTable label={t('loadingPages')} rows={6} />
      )}
      <ScreenLinks />
      {settings.id ? <PageSettings page={settings.id} onClose={() => settings.open(null)} /> : null}
    </div>
  );
}

function Tree(props: PageTreeProps) {
  return mayWrite(useSite(), 'design') ? <MenuEditor {...props} /> : <PageTree {...props} session={null} />;
}

function AddingPages({ site, onAdd }: { readonly site: string; readonly onAdd: () => void }) {
  return (
    <>
      <LinkButton href={paths.importContent(site)}>{t('importContent')}</LinkButton>
      <Button variant="primary" onPress={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {t('addPage')}
      </Button>
    </>
  );
}
