import type { SiteUser } from '@veranda/contracts/members';
import type { SiteUserRow } from '@veranda/db/members/reader';

export function presentSiteUser(
  row: Pick<SiteUserRow, 'id' | 'email' | 'first_name' | 'last_name'>,
): SiteUser {
  return { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name };
}
