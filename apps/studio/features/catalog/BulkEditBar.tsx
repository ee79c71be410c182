import { Button } from '@veranda/ui/Button.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { useState } from 'react';
import { useDraft } from './draft-context.ts';
import { PictureSelect } from './PictureSelect.tsx';
import type { VariantDraft } from './variant-matrix.ts';

type Fill = 'price' | 'sale' | 'no-sale' | 'stock' | 'unlimited' | 'picture';
type Patch = Partial<
  Pick<VariantDraft, 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'quantity' | 'mainImageId'>
>;

export interface BulkEditBarProps {
  readonly count: number;
  readonly hasStock: boolean;
  readonly onFill: (patch: Patch) => void;
}

const fills: readonly { readonly value: Fill; readonly label: string; readonly takes: string | null }[] = [
  { value: 'price', label: 'Price', takes: 'Amount' },
  { value: 'sale', label: 'Sale price', takes: 'Amount' },
  { value: 'no-sale', label: 'End the sale', takes: null },
  { value: 'stock', label: 'Stock', takes: 'Number' },
  { value: 'unlimited', label: 'Unlimited stock', takes: null },
  { value: 'picture', label: 'Picture', takes: null },
];

/** Puts one price, stock or picture into all chosen variants. */
export function BulkEditBar({ count, hasStock, onFill }: BulkEditBarProps) {
  const { digits, draft } = useDraft();
  const [fill, setFill] = useState<Fill>('price');
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const isOffered: Readonly<Partial<Record<Fill, boolean>>> = {
    stock: hasStock,
    unlimited: hasStock,
    picture: draft.images.length > 0,
  };
  const offered = fills.filter(({ value }) => isOffered[value] ?? true);
  const takes = fills.find(({ value }) => value === fill)?.takes ?? null;
  const patch = fill === 'picture' ? { mainImageId: picture } : patchOf(fill, text, digits);
  return (
    <div className="fill-bar" role="group" aria-label="Edit the selected variants">
      <Select
        label={count === 1 ? 'Edit 1 variant' : `Edit ${String(count)} variants`}
        options={offered}
        value={fill}
        onChange={(value) => setFill(value as Fill)}
      />
      {takes ? <TextField label={takes} value={text} onChange={setText} inputMode="decimal" /> : null}
      {fill === 'picture' ? (
        <PictureSelect
          label="For all selected"
          images={draft.images}
          value={picture}
          isDisabled={false}
          onChange={setPicture}
        />
      ) : null}
      <Button
        isDisabled={patch === null}
        onPress={() => {
          if (patch) onFill(patch);
        }}
      >
        Apply
      </Button>
    </div>
  );
}

function patchOf(fill: Fill, text: string, digits: number): Patch | null {
  if (fill === 'no-sale') return { onSale: false };
  if (fill === 'unlimited') return { unlimited: true };
  if (fill === 'stock') {
    const quantity = Number(text);
    return /^\d{1,9}$/.test(text.trim()) ? { unlimited: false, quantity } : null;
  }
  const amount = normalizeAmount(text, digits);
  if (amount === null) return null;
  return fill === 'price' ? { price: amount } : { salePrice: amount, onSale: true };
}
