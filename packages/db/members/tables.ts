import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MemberTables {
  site_user: SiteUserTable;
  site_user_session: SiteUserSessionTable;
  site_user_reset: SiteUserResetTable;
  site_user_address: SiteUserAddressTable;
  site_user_identity: SiteUserIdentityTable;
  sso_provider: SsoProviderTable;
  sso_attempt: SsoAttemptTable;
}

interface SiteUserAddressTable {
  siteId: string;
  id: string;
  siteUserId: string;
  address: unknown;
  addressHash: Uint8Array;
  usedAt: Generated<Date>;
}

interface SiteUserTable {
  siteId: string;
  id: string;
  email: string;
  passwordHash: string;
  firstName: Generated<string>;
  lastName: Generated<string>;
  language: Generated<string>;
  createdAt: Generated<Date>;
  emailVerifiedAt: Generated<Date | null>;
}

interface SiteUserSessionTable {
  siteId: string;
  tokenHash: Uint8Array;
  siteUserId: string;
  remember: Generated<boolean>;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  expiresAt: Date;
}

interface SiteUserResetTable {
  siteId: string;
  id: string;
  siteUserId: string;
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Date | null;
}

interface SiteUserIdentityTable {
  siteId: string;
  issuer: string;
  subject: string;
  siteUserId: string;
  createdAt: Generated<Date>;
}

interface SsoProviderTable {
  siteId: string;
  issuer: string;
  clientId: string;
  clientSecret: Uint8Array;
  name: string;
  updatedAt: Generated<Date>;
}

interface SsoAttemptTable {
  siteId: string;
  stateHash: Uint8Array;
  browserHash: Uint8Array;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  expiresAt: Date;
}
