import { Button } from '@veranda/ui/Button.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { useState } from 'react';
import { useDraft } from './draft-context.ts';
import { ImageSelect } from './ImageSelect.tsx';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

type Fill = 'price' | 'sale' | 'no-sale' | 'stock' | 'unlimited' | 'image';
type Patch = Partial<
  Pick<VariantDraft, 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'quantity' | 'mainImageId'>
>;

interface BulkEditBarProps {
  readonly count: number;
  readonly hasStock: boolean;
  readonly onFill: (patch: Patch) => void;
}

const fills: readonly { readonly value: Fill; readonly label: string; readonly takes: string | null }[] = [
  { value: 'price', label: t('price'), takes: t('amount') },
  { value: 'sale', label: t('salePrice'), takes: t('amount') },
  { value: 'no-sale', label: t('endTheSale'), takes: null },
  { value: 'stock', label: t('stock'), takes: t('number') },
  { value: 'unlimited', label: t('unlimitedStock'), takes: null },
  { value: 'image', label: t('image'), takes: null },
];

/** Puts one price, stock or image into all chosen variants. */
export function BulkEditBar({ count, hasStock, onFill }: BulkEditBarProps) {
  const { digits, draft } = useDraft();
  const [fill, setFill] = useState<Fill>('price');
  const [text, setText] = useState('');
  const [image, setImage] = useState<string | null>(null);
  const isOffered: Readonly<Partial<Record<Fill, boolean>>> = {
    stock: hasStock,
    unlimited: hasStock,
    image: draft.images.length > 0,
  };
  const offered = fills.filter(({ value }) => isOffered[value] ?? true);
  const takes = fills.find(({ value }) => value === fill)?.takes ?? null;
  const patch = fill === 'image' ? { mainImageId: image } : patchOf(fill, text, digits);
  return (
    <div className="fill-bar" role="group" aria-label={t('editTheSelectedVariants')}>
      <Select
        label={t('editVariants', { count })}
        options={offered}
        value={fill}
        onChange={(value) => setFill(value as Fill)}
      />
      {takes ? <TextField label={takes} value={text} onChange={setText} inputMode="decimal" /> : null}
      {fill === 'image' ? (
        <ImageSelect
          label={t('forAllSelected')}
          images={draft.images}
          value={image}
          isDisabled={false}
          onChange={setImage}
        />
      ) : null}
      <Button
        isDisabled={patch === null}
        onPress={() => {
          if (patch) onFill(patch);
        }}
      >
        {t('apply')}
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
