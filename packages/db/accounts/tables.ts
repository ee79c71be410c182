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
  passwordHash: string;
  name: Generated<string>;
  /** A person of the operator, marked by a command. */
  isInternal: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface AccountSessionTable {
  tokenHash: Uint8Array;
  accountId: string;
  remember: Generated<boolean>;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  expiresAt: Date;
}

interface AccountResetTable {
  id: string;
  accountId: string;
  tokenHash: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
