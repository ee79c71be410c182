import type { PageAccessBody, PageAccessView } from '@veranda/contracts/page-access';

/** Characters of a page's password at least (page access contract). */
export const shortestPassword = 4;

/** Access to a page, as it is edited: what was typed for one kind is kept while another is looked at. */
export interface AccessValue {
  readonly kind: PageAccessView['kind'];
  /** True when there is a password already. */
  readonly hasPassword: boolean;
  readonly password: string;
  readonly productIds: readonly string[];
}

export function accessValueOf(access: PageAccessView): AccessValue {
  return {
    kind: access.kind,
    hasPassword: access.kind === 'password',
    password: '',
    productIds: access.kind === 'paywall' ? access.productIds : [],
  };
}

/** The body that is sent. */
export function accessBodyOf({ kind, password, productIds }: AccessValue): PageAccessBody {
  switch (kind) {
    case 'password':
      return password.trim() === '' ? { kind } : { kind, password: password.trim() };
    case 'paywall':
      return { kind, productIds: productIds.filter(Boolean) };
    case 'everyone':
    case 'members':
      return { kind };
  }
}
