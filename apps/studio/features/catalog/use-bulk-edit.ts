import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { useState } from 'react';
import { useDraft } from './draft-context.ts';
import type { VariantDraft } from './variant-matrix.ts';
import { t } from './messages.ts';

type Fill = 'price' | 'sale' | 'no-sale' | 'stock' | 'unlimited' | 'image';

/** Part of a variant that is put into all chosen ones. */
export type VariantPatch = Partial<
  Pick<VariantDraft, 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'quantity' | 'mainImageId'>
>;

const fills: readonly { readonly value: Fill; readonly label: string; readonly takes: string | null }[] = [
  { value: 'price', label: t('price'), takes: t('amount') },
  { value: 'sale', label: t('salePrice'), takes: t('amount') },
  { value: 'no-sale', label: t('endTheSale'), takes: null },
  { value: 'stock', label: t('stock'), takes: t('number') },
  { value: 'unlimited', label: t('unlimitedStock'), takes: null },
  { value: 'image', label: t('image'), takes: null },
];

/** Changes for the selected variants; `patch` is null while nothing usable is typed. */
export function useBulkEdit(hasStock: boolean) {
  const { digits, draft } = useDraft();
  const [fill, setFill] = useState<Fill>('price');
  const [text, setText] = useState('');
  const [image, setImage] = useState<string | null>(null);
  const isOffered: Readonly<Partial<Record<Fill, boolean>>> = {
    stock: hasStock,
    unlimited: hasStock,
    image: draft.images.length > 0,
  };
  return {
    fill,
    setFill: (value: string) => setFill(value as Fill),
    text,
    setText,
    image,
    setImage,
    offered: fills.filter(({ value }) => isOffered[value] ?? true),
    takes: fills.find(({ value }) => value === fill)?.takes ?? null,
    patch: fill === 'image' ? { mainImageId: image } : patchOf(fill, text, digits),
  };
}

function patchOf(fill: Fill, text: string, digits: number): VariantPatch | null {
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
