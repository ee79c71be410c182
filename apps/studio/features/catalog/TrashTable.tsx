import type { TrashedProductView } from '@veranda/contracts/product-trash';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { ImageOff, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { type RowSelection, useRowSelection } from '../../use-row-selection.ts';
import { PurgeDialog } from './PurgeDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useProductTrash } from './use-product-trash.ts';
import { t } from './messages.ts';

interface TrashTableProps {
  readonly products: readonly TrashedProductView[];
  readonly canWrite: boolean;
}

type Purge = (products: readonly TrashedProductView[]) => void;

/** The products of the trash as rows, with what may be done to one or to all that are selected. */
export function TrashTable({ products, canWrite }: TrashTableProps) {
  const selection = useRowSelection(products.map(({ id }) => id));
  const [purged, setPurged] = useState<readonly TrashedProductView[] | null>(null);
  return (
    <>
      {canWrite ? <SelectedTrash products={products} selection={selection} onPurge={setPurged} /> : null}
      <DataTable
        label={t('trash')}
        columns={canWrite ? [...columnsOf(selection), actionColumn(setPurged)] : columnsOf(null)}
        rows={products}
        rowKey={({ id }) => id}
      />
      {purged ? <PurgeDialog products={purged} onClose={() => setPurged(null)} /> : null}
    </>
  );
}

interface SelectedTrashProps extends Pick<TrashTableProps, 'products'> {
  readonly selection: RowSelection;
  readonly onPurge: Purge;
}

function SelectedTrash({ products, selection, onPurge }: SelectedTrashProps) {
  const { restore } = useProductTrash(useSite().id);
  const chosen = products.filter(({ id }) => selection.selected.has(id));
  return (
    <SelectionBar selection={selection} count={chosen.length}>
      <span className="ui-row">
        <Button
          size="small"
          isPending={restore.isPending}
          onPress={() => restore.mutate(chosen.map(({ id }) => id))}
        >
          {t('restore')}
        </Button>
        <Button size="small" variant="danger-quiet" onPress={() => onPurge(chosen)}>
          {t('deleteForGood')}
        </Button>
      </span>
    </SelectionBar>
  );
}

function columnsOf(selection: RowSelection | null): readonly TableColumn<TrashedProductView>[] {
  return [
    {
      key: 'name',
      header: t('product'),
      mobileSlot: 'title',
      render: (product) => <TrashedName product={product} selection={selection} />,
    },
    { key: 'store', header: t('storePage'), render: ({ storeTitle }) => storeTitle },
    {
      key: 'deleted',
      header: t('deleted'),
      mobileSlot: 'labelled',
      render: ({ deletedAt }) => formatDay(deletedAt),
    },
  ];
}

interface TrashedNameProps {
  readonly product: TrashedProductView;
  /** Null for those who may only read. */
  readonly selection: RowSelection | null;
}

function TrashedName({ product, selection }: TrashedNameProps) {
  const { id, title, imageUrl, sku, variantCount } = product;
  return (
    <span className="product-name">
      {selection ? (
        <Checkbox
          aria-label={t('selectTitle', { title })}
          isSelected={selection.selected.has(id)}
          onChange={(isIn) => selection.select(id, isIn)}
        />
      ) : null}
      <span className="ui-thumb">
        {imageUrl ? (
          <img src={addressAtWidth(imageUrl, 100)} alt="" loading="lazy" />
        ) : (
          <ImageOff size={16} aria-hidden="true" />
        )}
      </span>
      <span className="product-name-words">
        <span className="trashed-title">{title}</span>
        <span className="ui-help ui-clip">
          {variantCount > 1 ? t('variantCountVariants', { variantCount }) : sku}
        </span>
      </span>
    </span>
  );
}

function actionColumn(onPurge: Purge): TableColumn<TrashedProductView> {
  return {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (product) => <TrashActions product={product} onPurge={onPurge} />,
  };
}

interface TrashActionsProps {
  readonly product: TrashedProductView;
  readonly onPurge: Purge;
}

function TrashActions({ product, onPurge }: TrashActionsProps) {
  const { restore } = useProductTrash(useSite().id);
  const { id, title } = product;
  return (
    <span className="trash-actions">
      <IconButton
        label={t('restoreTitle', { title })}
        size="small"
        isDisabled={restore.isPending}
        onPress={() => restore.mutate([id])}
      >
        <RotateCcw size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('deleteTitleForGood', { title })} size="small" onPress={() => onPurge([product])}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
