import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DownloadTables {
  product_file: ProductFileTable;
  download_rule: DownloadRuleTable;
  entitlement: EntitlementTable;
}

interface ProductFileTable {
  website_id: string;
  id: string;
  product_id: string;
  file_name: string;
  mime_type: string;
  bytes: bigint;
  sha256: string;
  storage_key: string;
  position: number;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

interface DownloadRuleTable {
  website_id: string;
  product_id: string;
  max_downloads: number | null;
  valid_days: number | null;
}

interface EntitlementTable {
  website_id: string;
  id: string;
  order_id: string;
  order_line_id: string;
  product_file_id: string;
  max_downloads: number | null;
  expires_at: Date | null;
  used: Generated<number>;
  revoked_at: Date | null;
  created_at: Generated<Date>;
}
