import { fillPlaceholders } from '../placeholders.ts';
import type { Product, Variant } from './product.ts';
import { countsStock } from './codes.ts';

/** Texts about scarcity, sold-out items and reviews (storefront §3, merchandising context). */
export interface Merchandising {
  readonly scarcityEnabled: boolean;
  /** `{qtyInStock}` stands for the number of pieces; '' for the site's own text. */
  readonly scarcityText: string;
  /** Pieces of a variant from which on it is scarce. */
  readonly scarcityBelow: number;
  /** '' for the site's own word. */
  readonly customSoldOutText: string;
  readonly restockEnabled: boolean;
  /** This and the texts below: '' for the site's own. */
  readonly restockCallToAction: string;
  readonly restockPlaceholder: string;
  readonly restockButton: string;
  readonly restockMailingListText: string;
  /** Message after a successful sign-up. */
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
  scarcityText: '',
  scarcityBelow: 5,
  customSoldOutText: '',
  restockEnabled: false,
  restockCallToAction: '',
  restockPlaceholder: '',
  restockButton: '',
  restockMailingListText: '',
  restockSuccessText: '',
  mailingListSignUpEnabled: false,
  mailingListOptInByDefault: false,
  mailingListId: null,
  nativeReviews: false,
  importedReviews: false,
  reviewsKillSwitch: false,
  reviewsModerated: true,
};

// Texts that were stored with the settings of every shop before a site had texts of its own for them: no
// owner has written them.
const storedDefaults = {
  scarcityText: 'Only {qtyInStock} left',
  restockCallToAction: 'Tell me when it is back',
  restockPlaceholder: 'you@example.com',
  restockButton: 'Notify me',
  restockMailingListText: 'Also send me news from the shop.',
} as const satisfies Partial<Merchandising>;

/** A text that a site has in its own language where the owner has written none. */
export type MerchandisingTextName = keyof typeof storedDefaults;

/**
 * The settings of a document that may be older than the program: what it does not say is as if nothing was
 * set, and a text that equals the English default of old as if none was written.
 */
export function readMerchandising(doc: unknown): Merchandising {
  const stored = { ...noMerchandising, ...(doc as Partial<Merchandising> | null) };
  const unwritten = Object.entries(storedDefaults).flatMap(([name, text]) =>
    stored[name as MerchandisingTextName] === text ? [[name, '']] : [],
  );
  return { ...stored, ...Object.fromEntries(unwritten) };
}

/** The settings with a site's texts where the owner has written none. */
export function withSiteTexts(
  settings: Merchandising,
  texts: Readonly<Record<MerchandisingTextName, string>>,
): Merchandising {
  const shown = Object.entries(texts).map(([name, text]) => [
    name,
    settings[name as MerchandisingTextName].trim() === '' ? text : settings[name as MerchandisingTextName],
  ]);
  return { ...settings, ...Object.fromEntries(shown) };
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
