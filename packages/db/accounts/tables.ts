import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface AccountTables {
  account: AccountTable;
  account_session: AccountSessionTable;
}

interface AccountTable {
  id: string;
  email: string;
  password_hash: string;
  name: Generated<string>;
  created_at: Generated<Date>;
}

interface AccountSessionTable {
  token_hash: Uint8Array;
  account_id: string;
  remember: Generated<boolean>;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}
