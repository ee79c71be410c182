/** Contributor roles by code (storefront §6). Code 5 does not exist and is refused (decisions). */
export const contributorRoles = {
  1: 'admin',
  2: 'billing',
  3: 'reporting',
  4: 'editor',
  6: 'moderator',
  7: 'commenter',
  8: 'store manager',
  9: 'scheduling',
  10: 'viewer',
  11: 'campaigns editor',
  12: 'scheduling viewer',
  13: 'scheduling editor',
  14: 'none',
  15: 'website manager',
  16: 'draft editor',
} as const;
export type ContributorRole = (typeof contributorRoles)[keyof typeof contributorRoles];

/** The name of a role code, or null for a code that does not exist. */
export function contributorRole(code: number): ContributorRole | null {
  return (contributorRoles as Readonly<Record<number, ContributorRole>>)[code] ?? null;
}
