import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AssetView, listAssets } from '@veranda/contracts/media';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSettled } from '../../use-settled.ts';
import { sized } from './sized.ts';
import { imageTypes, useUploads } from './use-uploads.ts';
import './media.css';

export interface AssetPickerProps {
  readonly onClose: () => void;
  readonly onChoose: (asset: AssetView) => void;
}

/** The pictures of the site to choose from; a new one is chosen as soon as it is stored. */
export function AssetPicker({ onClose, onChoose }: AssetPickerProps) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const q = useSettled(search);
  const list = useQuery({
    queryKey: ['site', site, 'assets', 'list', q, page],
    queryFn: ({ signal }) =>
      call(listAssets, { params: { site }, query: { ...(q ? { q } : {}), page }, signal }),
  });
  const uploads = useUploads(site, (asset) => {
    void client.invalidateQueries({ queryKey: ['site', site, 'assets'] });
    onChoose(asset);
  });
  return (
    <Dialog title="Choose a picture" kind="wide" isOpen onClose={onClose}>
      <FileDrop
        title="Drop a picture here"
        buttonLabel="Upload File"
        acceptedFileTypes={imageTypes}
        isCompact
        onFiles={uploads.add}
      />
      {uploads.running.map((each) => (
        <ProgressBar
          key={each.key}
          label={`Uploading ${each.name}`}
          value={each.percent < 100 ? each.percent : undefined}
        />
      ))}
      {uploads.failed.map((each) => (
        <Notice key={each.key} tone="danger">
          {each.message}
        </Notice>
      ))}
      <SearchField
        label="Search pictures"
        value={search}
        onChange={(value) => {
          setSearch(value);
          setPage(1);
        }}
      />
      {list.isError ? (
        <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <div className="asset-grid" role="status" aria-label="Loading">
          {[0, 1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} height="112px" />
          ))}
        </div>
      ) : list.data.assets.length === 0 ? (
        <p>{q ? 'No picture matches.' : 'There are no pictures yet.'}</p>
      ) : (
        <>
          <div className="asset-grid">
            {list.data.assets.map((asset) => (
              <Button
                key={asset.id}
                className="asset-choice"
                aria-label={asset.altText || asset.fileName}
                onPress={() => onChoose(asset)}
              >
                <img src={sized(asset.url, 300)} alt="" loading="lazy" />
              </Button>
            ))}
          </div>
          {list.data.total > list.data.perPage ? (
            <Pagination
              page={page}
              pageSize={list.data.perPage}
              total={list.data.total}
              pageSizes={[list.data.perPage]}
              onPage={setPage}
              onPageSize={() => setPage(1)}
            />
          ) : null}
        </>
      )}
    </Dialog>
  );
}
