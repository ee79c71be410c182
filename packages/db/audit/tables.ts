/** Tables of this feature by name. */
export interface AuditTables {
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
}

interface AuditEntryTable {
  website_id: string;
  seq: bigint;
  at: Date;
  actor_id: string | null;
  actor: string;
  role: string;
  ip: string;
  action: string;
  area: string;
  subject: string;
  before_hash: Uint8Array | null;
  after_hash: Uint8Array | null;
  request_id: string;
  prev_hash: Uint8Array;
  hash: Uint8Array;
}

interface AuditHeadTable {
  website_id: string;
  seq: bigint;
  hash: Uint8Array;
}
