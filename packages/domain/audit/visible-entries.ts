import { contributorRole } from '../contributors/codes.ts';
import { type Holder, may } from '../contributors/rights.ts';

/**
 * Audit log entries visible to a reader: all of them, or only those about billing, when the right comes from
 * the billing role alone (decisions §rights).
 */
export function visibleEntries(holder: Holder): 'all' | 'billing' {
  if (holder.isOwner) return 'all';
  const full = holder.roles.some(
    (code) => contributorRole(code) !== 'billing' && may({ roles: [code], isOwner: false }, 'audit', 'read'),
  );
  return full ? 'all' : 'billing';
}
