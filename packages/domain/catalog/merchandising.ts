import { fillPlaceholders } from '../placeholders.ts';
import type { Product, Variant } from './product.ts';
import { countsStock } from './codes.ts';

/** Texts about scarcity, sold-out items and reviews (storefront §3, merchandising context). */
export interface Merchandising {
  readonly scarcityEnabled: boolean;
  /** `{qtyInStock}` stands for the number of pieces. */
  readonly scarcityText: string;
  /** Pieces of a variant from which on it is scarce. */
  readonly scarcityBelow: number;
  /** '' for the site's own word. */
  readonly customSoldOutText: string;
  readonly restockEnabled: boolean;
  readonly restockCallToAction: string;
  readonly restockPlaceholder: string;
  readonly restockButton: string;
  readonly restockMailingListText: string;
  /** Message after a successful sign-up; '' for the site's own text. */
  readonly restockSuccessText: string;
  readonly mailingListSignUpEnabled: boolean;
  readonly mailingListOptInByDefault: boolean;
  /** The list that is joined; null for none. */
  readonly mailingListId: string | null;
  readonly nativeReviews: boolean;
  readonly importedReviews: boolean;
  /** True: no review is shown, whatever else is set (storefront §2). */
  readonly reviewsKillSwitch: boolean;
  /** True: a review is shown when somebody has read it. */
  readonly reviewsModerated: boolean;
}

/** A shop that has set nothing. */
export const noMerchandising: Merchandising = {
  scarcityEnabled: false,
  scarcityText: 'Only {qtyInStock} left',
  scarcityBelow: 5,
  customSoldOutText: '',
  restockEnabled: false,
  restockCallToAction: 'Tell me when it is back',
  restockPlaceholder: 'you@example.com',
  restockButton: 'Notify me',
  restockMailingListText: 'Also send me news from the shop.',
  restockSuccessText: '',
  mailingListSignUpEnabled: false,
  mailingListOptInByDefault: false,
  mailingListId: null,
  nativeReviews: false,
  importedReviews: false,
  reviewsKillSwitch: false,
  reviewsModerated: true,
};

/**
 * The settings of a document that may be older than the program: what it does not say is as if nothing was
 * set.
 */
export function readMerchandising(doc: unknown): Merchandising {
  return { ...noMerchandising, ...(doc as Partial<Merchandising> | null) };
}

type Stocked = Pick<Product, 'kind'>;

/** Scarcity message of a variant; '' when it is not scarce, not counted, or sold out. */
export function scarcityText(
  settings: Pick<Merchandising, 'scarcityEnabled' | 'scarcityText' | 'scarcityBelow'>,
  product: Stocked,
  variant: Pick<Variant, 'stock'>,
): string {
  const { unlimited, quantity } = variant.stock;
  const isScarce = !unlimited && quantity > 0 && quantity <= settings.scarcityBelow;
  if (!settings.scarcityEnabled || !countsStock(product.kind) || !isScarce) return '';
  return fillPlaceholders(settings.scarcityText, { qtyInStock: String(quantity) });
}

/**
 * True when a product page shows something else of a counted variant at this stock level: its availability,
 * whether there is more than one (storefront §5, quantity input), and how few are left.
 */
export function isStockSeen(
  settings: Pick<Merchandising, 'scarcityEnabled' | 'scarcityBelow'>,
  free: { readonly before: number; readonly now: number },
): boolean {
  const few = settings.scarcityEnabled ? Math.max(1, settings.scarcityBelow) : 1;
  const said = (pieces: number): number => Math.min(Math.max(0, pieces), few + 1);
  return said(free.before) !== said(free.now);
}

/** The variants that one can wait for: counted, and nothing left. */
export function soldOutVariants<V extends Pick<Variant, 'stock'>>(
  product: Stocked & { readonly variants: readonly V[] },
): readonly V[] {
  if (!countsStock(product.kind)) return [];
  return product.variants.filter(({ stock }) => !stock.unlimited && stock.quantity <= 0);
}
