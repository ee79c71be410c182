import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface AccountTables {
  account: AccountTable;
  account_session: AccountSessionTable;
  account_reset: AccountResetTable;
  account_recovery_code: AccountRecoveryCodeTable;
  account_picture: AccountPictureTable;
  account_email_change: AccountEmailChangeTable;
}

interface AccountTable {
  id: string;
  email: string;
  passwordHash: string;
  name: Generated<string>;
  /** A person of the operator, marked by a command. */
  isInternal: Generated<boolean>;
  emailConfirmedAt: Date | null;
  /** IANA; empty for that of the device. */
  timeZone: Generated<string>;
  /** Sealed. */
  totpSecret: Uint8Array | null;
  totpConfirmedAt: Date | null;
  totpStep: Generated<bigint>;
  createdAt: Generated<Date>;
}

interface AccountSessionTable {
  tokenHash: Uint8Array;
  accountId: string;
  id: Generated<string>;
  ip: Generated<string>;
  userAgent: Generated<string>;
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

interface AccountRecoveryCodeTable {
  accountId: string;
  codeHash: Uint8Array;
}

interface AccountPictureTable {
  accountId: string;
  key: string;
  /** WebP. */
  bytes: Uint8Array;
}

interface AccountEmailChangeTable {
  accountId: string;
  id: string;
  email: string;
  expiresAt: Date;
  confirmedHereAt: Date | null;
  confirmedThereAt: Date | null;
}
