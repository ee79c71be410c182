import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface AccountTables {
  account: AccountTable;
  account_session: AccountSessionTable;
  account_reset: AccountResetTable;
}

interface AccountTable {
  id: string;
  email: string;
  password_hash: string;
  name: Generated<string>;
  /** A person of the operator, marked by a command. */
  is_internal: Generated<boolean>;
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

interface AccountResetTable {
  id: string;
  account_id: string;
  token_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
