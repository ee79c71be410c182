import type { PageAccessBody, PageAccessView } from '@veranda/contracts/page-access';
import type { PageAccess } from '@veranda/domain/pages/page-access';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { hashPassword } from '../../platform/sessions/passwords.ts';

/** Access to a page, without the hash of its password. */
export function presentAccess(access: PageAccess | undefined): PageAccessView {
  if (access === undefined) return { kind: 'everyone' };
  return access.kind === 'paywall'
    ? { kind: 'paywall', productIds: [...access.productIds] }
    : { kind: access.kind };
}

/**
 * Access to store for a change; a password that is left out stays, and is asked for where there is none yet.
 */
export async function storedAccess(
  wanted: PageAccessBody,
  before: PageAccess | undefined,
): Promise<PageAccess | undefined | Refusal> {
  switch (wanted.kind) {
    case 'everyone':
      return undefined;
    case 'members':
      return { kind: 'members' };
    case 'paywall':
      return { kind: 'paywall', productIds: wanted.productIds };
    case 'password':
      if (wanted.password !== undefined)
        return { kind: 'password', hash: await hashPassword(wanted.password) };
      return before?.kind === 'password'
        ? before
        : refuse('page-password-missing', { field: 'access.password' });
  }
}
