import type { SiteUser } from '@veranda/contracts/members';
import type { SiteUserRecord } from '@veranda/db/members/reader';

export function presentSiteUser(
  row: Pick<SiteUserRecord, 'id' | 'email' | 'firstName' | 'lastName'>,
): SiteUser {
  return { id: row.id, email: row.email, firstName: row.firstName, lastName: row.lastName };
}
