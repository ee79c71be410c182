import { useQuery } from '@tanstack/react-query';
import type { DraftItem } from '@veranda/contracts/orders-drafts';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '../../FailureNotice.tsx';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { detailOf, lineOfItem, type TypedLine } from './draft-form.ts';
import { draftItemsQuery } from './draft-queries.ts';
import { t } from './messages.ts';

interface AddItemsDialogProps {
  readonly isOpen: boolean;
  readonly lines: readonly TypedLine[];
  readonly onAdd: (line: TypedLine) => void;
  readonly onClose: () => void;
}

/** Products by name or SKU; adding one that is there adds one more of it. */
export function AddItemsDialog({ isOpen, lines, onAdd, onClose }: AddItemsDialogProps) {
  const [search, setSearch] = useState('');
  const add = (item: DraftItem) => {
    const there = lines.find((line) => line.kind === 'product' && line.variantId === item.variantId);
    onAdd(there ? { ...there, quantity: there.quantity + 1 } : lineOfItem(item, crypto.randomUUID()));
  };
  return (
    <Dialog
      title={t('addProducts')}
      kind="wide"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="ui-stack">
        <SearchField label={t('searchByNameOrSku')} value={search} onChange={setSearch} />
        {isOpen ? <FoundItems search={search} lines={lines} onAdd={add} /> : null}
      </div>
    </Dialog>
  );
}

interface FoundItemsProps {
  readonly search: string;
  readonly lines: readonly TypedLine[];
  readonly onAdd: (item: DraftItem) => void;
}

function FoundItems({ search, lines, onAdd }: FoundItemsProps) {
  const site = useSite();
  const query = useQuery(draftItemsQuery(site.id, useDebouncedValue(search.trim())));
  if (query.isPending) return <SkeletonTable label={t('lookingForProducts')} rows={4} />;
  if (!query.data) return <FailureNotice failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.items.length === 0) return <p className="ui-muted">{t('noProductMatches')}</p>;
  return (
    <ul className="draft-found">
      {query.data.items.map((item) => {
        const count = lines
          .filter((line) => line.variantId === item.variantId)
          .reduce((sum, line) => sum + line.quantity, 0);
        const name = [item.title, detailOf(item)].filter(Boolean).join(', ');
        return (
          <li key={item.variantId} className="draft-line">
            <span className="ui-thumb">
              {item.imageUrl ? <img src={item.imageUrl} alt="" /> : <ImageOff size={16} aria-hidden="true" />}
            </span>
            <span className="ui-grow">
              <strong>{item.title}</strong>
              <span className="ui-help order-line-note">
                {[detailOf(item), stockMessage(item.left)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span>{showMoney(item.price)}</span>
            <Button size="small" aria-label={t('addName', { name })} onPress={() => onAdd(item)}>
              {count > 0 ? t('addCount', { count }) : t('add')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function stockMessage(left: number | null): string {
  if (left === null) return '';
  return left === 0 ? t('soldOut') : t('stockLeft', { left });
}
