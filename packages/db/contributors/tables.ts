import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ContributorTables {
  invitation: InvitationTable;
}

interface InvitationTable {
  siteId: string;
  id: string;
  email: string;
  roles: number[];
  invitedBy: string;
  tokenHash: Uint8Array;
  createdAt: Generated<Date>;
  sentAt: Date;
  expiresAt: Date;
  sends: Generated<number>;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}
