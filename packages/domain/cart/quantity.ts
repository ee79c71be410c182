import { type Refusal, refuse } from '../refusal.ts';
import { quantityRange } from './cart-limits.ts';

/** A quantity as it was sent; the refusals are those of storefront §5. An absent one is 1. */
export function readQuantity(value: number | string | null | undefined): number | Refusal {
  if (value === null || value === undefined) return 1;
  if (typeof value === 'string' && !isPlainDecimal(value))
    return refuse('quantity-not-a-number', { field: 'quantity' });
  const quantity = Number(value);
  if (!Number.isFinite(quantity)) return refuse('quantity-not-a-number', { field: 'quantity' });
  if (!Number.isInteger(quantity)) return refuse('quantity-not-whole', { field: 'quantity' });
  if (quantity < quantityRange.min || quantity > quantityRange.max)
    return refuse('quantity-out-of-range', { field: 'quantity', params: quantityRange });
  return quantity;
}

/** Plain decimal digits: `1e2`, `0x10` and `+1` are numbers to a program, and to nobody who shops. */
export function isPlainDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim());
}
