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
  website_id: string;
  id: string;
  site_user_id: string;
  address: unknown;
  address_hash: Uint8Array;
  used_at: Generated<Date>;
}

interface SiteUserTable {
  website_id: string;
  id: string;
  email: string;
  password_hash: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  language: Generated<string>;
  created_at: Generated<Date>;
  email_verified_at: Generated<Date | null>;
}

interface SiteUserSessionTable {
  website_id: string;
  token_hash: Uint8Array;
  site_user_id: string;
  remember: Generated<boolean>;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

interface SiteUserResetTable {
  website_id: string;
  id: string;
  site_user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface SiteUserIdentityTable {
  website_id: string;
  issuer: string;
  subject: string;
  site_user_id: string;
  created_at: Generated<Date>;
}

interface SsoProviderTable {
  website_id: string;
  issuer: string;
  client_id: string;
  client_secret: Uint8Array;
  name: string;
  updated_at: Generated<Date>;
}

interface SsoAttemptTable {
  website_id: string;
  state_hash: Uint8Array;
  browser_hash: Uint8Array;
  nonce: string;
  code_verifier: string;
  return_to: string;
  expires_at: Date;
}
