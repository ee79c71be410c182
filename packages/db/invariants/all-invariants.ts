import type { Invariant } from './invariant.ts';
import { auditChain } from './audit-chain.ts';
import { donations } from './donations.ts';
import { documentChanges } from './document-changes.ts';
import { discountUses, orderParts } from './discount-uses.ts';
import { refundsAndShipments } from './refunds.ts';
import { formKeys } from './form-keys.ts';
import { giftCardLedger } from './gift-cards.ts';
import { membershipInvariant } from './memberships.ts';
import { singleOrder } from './single-order.ts';
import { publishedItems } from './published-items.ts';
import { publishedRevision } from './published-revision.ts';
import { siteReferences } from './site-references.ts';
import { orderLines, orderMessages, orderTotals, purchasedCarts, singleCapture } from './placed-orders.ts';
import { stockLedger } from './stock-ledger.ts';
import { subscriptionCycles } from './subscription-cycles.ts';

/** Every invariant that `npm run check-invariants` asks for. */
export const allInvariants: readonly Invariant[] = [
  stockLedger,
  orderLines,
  singleCapture,
  refundsAndShipments,
  orderTotals,
  orderParts,
  singleOrder,
  discountUses,
  giftCardLedger,
  donations,
  subscriptionCycles,
  membershipInvariant,
  purchasedCarts,
  orderMessages,
  siteReferences,
  publishedRevision,
  publishedItems,
  documentChanges,
  formKeys,
  auditChain,
];
