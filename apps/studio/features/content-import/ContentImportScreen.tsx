import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ImportState } from './ImportState.tsx';
import { importsQuery } from './import-queries.ts';
import { t } from './messages.ts';
import './content-import.css';

/** Content from other products: its files, what is in them, the doing, and what became of it. */
export function ContentImportScreen() {
  const site = useSite();
  useTitle(t('title'), site.title);
  const query = useQuery(importsQuery(site.id));
  const [isNew, setNew] = useState(false);
  const [latest] = query.data?.imports ?? [];
  return (
    <div className="ui-page">
      <PageHeader title={t('title')} back={{ href: paths.pages(site.slug), label: t('pages') }}>
        <p>{t('lead')}</p>
      </PageHeader>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonTable label={t('loading')} />
        )
      ) : latest && !isNew ? (
        <ImportState key={latest.id} found={latest} onAnother={() => setNew(true)} />
      ) : mayWrite(site, 'pages') ? (
        <ChooseFiles onBegun={() => setNew(false)} />
      ) : null}
    </div>
  );
}
