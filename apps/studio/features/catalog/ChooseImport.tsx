import type { StoreView } from '@veranda/contracts/catalog-stores';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { useState } from 'react';
import { FailureNotice } from '../../FailureNotice.tsx';
import type { useImport } from './use-import.ts';
import { t } from './messages.ts';

interface ChooseImportProps {
  readonly stores: readonly [StoreView, ...StoreView[]];
  readonly flow: ReturnType<typeof useImport>;
}

const fileTypes = ['text/csv', '.csv', 'text/plain', 'application/vnd.ms-excel'];

/** The file and the store page that it goes into; with what was wrong with the file before. */
export function ChooseImport({ stores, flow }: ChooseImportProps) {
  const [wanted, setWanted] = useState(stores[0].id);
  const { choice, check, choose } = flow;
  return (
    <>
      {stores.length > 1 ? (
        <div className="store-filter">
          <Select
            label={t('importInto')}
            value={wanted}
            options={stores.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setWanted}
          />
        </div>
      ) : null}
      {check.isError ? (
        <FailureNotice failure={check.error} onRetry={choice ? () => choose(choice) : undefined} />
      ) : null}
      <FileDrop
        title={t('dropACsvFileHere')}
        note={t('dropACsvFileHereNote')}
        buttonLabel={t('chooseAFile')}
        acceptedFileTypes={fileTypes}
        onFiles={([file]) => {
          if (file) choose({ file, collection: wanted });
        }}
      />
    </>
  );
}
