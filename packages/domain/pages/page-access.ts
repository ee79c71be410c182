/** Access restriction of a page; without one, everyone may see it. */
export type PageAccess =
  /** `hash` is the argon2id of the password. */
  | { readonly kind: 'password'; readonly hash: string }
  | { readonly kind: 'members' }
  /** Buyers of one of the products whose money was not refunded. */
  | { readonly kind: 'paywall'; readonly productIds: readonly string[] };

/** Page shown instead of one that a visitor may not see (storefront §2: page types 105, 106, 107). */
export type Gate = 'protected' | 'access-denied' | 'paywall';

/** Rights of a visitor. */
export interface VisitorRights {
  /** True after the visitor entered the page's password. */
  readonly isUnlocked: boolean;
  readonly isMember: boolean;
  /** Products that they have paid for. */
  readonly paidProducts: ReadonlySet<string>;
}

/** A visitor of whom nothing is known. */
export const nobody: VisitorRights = { isUnlocked: false, isMember: false, paidProducts: new Set() };

/** Gate in front of a page for a visitor; null for none. */
export function gateOf(access: PageAccess | undefined, visitor: VisitorRights): Gate | null {
  switch (access?.kind) {
    case undefined:
      return null;
    case 'password':
      return visitor.isUnlocked ? null : 'protected';
    case 'members':
      return visitor.isMember ? null : 'access-denied';
    case 'paywall':
      return access.productIds.some((id) => visitor.paidProducts.has(id)) ? null : 'paywall';
  }
}
