import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { FirstProduct } from './FirstProduct.tsx';
import { CheckedImport } from './CheckedImport.tsx';
import { DoneImport } from './DoneImport.tsx';
import { useImport } from './use-import.ts';
import { storesQuery } from './product-queries.ts';
import './catalog.css';

/** Products from a CSV file: what each row would do, then the doing, then what became of it. */
export function ImportScreen() {
  const site = useSite();
  useTitle('Import products', site.title);
  const stores = useQuery(storesQuery(site.id));
  const [wanted, setWanted] = useState('');
  const flow = useImport(site.id);
  const list = stores.data?.stores ?? [];
  const store = list.find((each) => each.id === wanted) ?? list[0];
  const fileName = flow.choice?.file.name ?? '';
  return (
    <div className="ui-page">
      <PageHeader title="Import products" back={{ href: paths.products(site.slug), label: 'Products' }}>
        <p>A product file as other shops export it. You see what each row does before anything is changed.</p>
      </PageHeader>
      {stores.isError ? (
        <ErrorState message={messageOf(stores.error)} onRetry={() => void stores.refetch()} />
      ) : stores.isPending ? (
        <Skeleton height="180px" />
      ) : !store ? (
        <FirstProduct store={undefined} />
      ) : flow.result ? (
        <DoneImport run={flow.result} isUnderWay={flow.isUnderWay} onAgain={flow.startOver} />
      ) : flow.check.data ? (
        <CheckedImport run={flow.check.data} flow={flow} />
      ) : flow.check.isPending ? (
        <ProgressBar
          label={flow.percent < 100 ? `Sending ${fileName}` : `Reading ${fileName}`}
          value={flow.percent < 100 ? flow.percent : undefined}
        />
      ) : (
        <>
          {list.length > 1 ? (
            <div className="store-filter">
              <Select
                label="Into the store page"
                value={store.id}
                options={list.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={setWanted}
              />
            </div>
          ) : null}
          {flow.check.isError ? (
            <Notice
              tone="danger"
              action={
                flow.choice ? (
                  <Button size="small" onPress={() => flow.choice && flow.choose(flow.choice)}>
                    Try again
                  </Button>
                ) : undefined
              }
            >
              {messageOf(flow.check.error)}
            </Notice>
          ) : null}
          <FileDrop
            title="Drop a CSV file here"
            note="Commas or semicolons, up to 20 MB"
            buttonLabel="Choose a file"
            acceptedFileTypes={['text/csv', '.csv', 'text/plain', 'application/vnd.ms-excel']}
            onFiles={([file]) => {
              if (file) flow.choose({ file, collection: store.id });
            }}
          />
        </>
      )}
    </div>
  );
}
