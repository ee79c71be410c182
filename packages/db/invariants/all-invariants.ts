import type { Invariant } from './invariant.ts';
import { orderLines, orderMessages, orderTotals, purchasedCarts, singleCapture } from './placed-orders.ts';
import { stockLedger } from './stock-ledger.ts';
import { tenantIntegrity } from './tenant-integrity.ts';

/** Every invariant that `npm run check-invariants` asks for. */
export const allInvariants: readonly Invariant[] = [
  stockLedger,
  orderLines,
  singleCapture,
  orderTotals,
  purchasedCarts,
  orderMessages,
  tenantIntegrity,
];
