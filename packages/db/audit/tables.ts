/** Tables of this feature by name. */
export interface AuditTables {
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
}

interface AuditEntryTable {
  siteId: string;
  seq: bigint;
  at: Date;
  actorId: string | null;
  actor: string;
  role: string;
  ip: string;
  action: string;
  area: string;
  subject: string;
  beforeHash: Uint8Array | null;
  afterHash: Uint8Array | null;
  requestId: string;
  prevHash: Uint8Array;
  hash: Uint8Array;
}

interface AuditHeadTable {
  siteId: string;
  seq: bigint;
  hash: Uint8Array;
}
