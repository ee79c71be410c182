import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DownloadTables {
  product_file: ProductFileTable;
  download_rule: DownloadRuleTable;
  entitlement: EntitlementTable;
}

interface ProductFileTable {
  siteId: string;
  id: string;
  productId: string;
  fileName: string;
  mimeType: string;
  bytes: bigint;
  sha256: string;
  storageKey: string;
  position: number;
  createdAt: Generated<Date>;
  deletedAt: Date | null;
}

interface DownloadRuleTable {
  siteId: string;
  productId: string;
  maxDownloads: number | null;
  validDays: number | null;
}

interface EntitlementTable {
  siteId: string;
  id: string;
  orderId: string;
  orderLineId: string;
  productFileId: string;
  maxDownloads: number | null;
  expiresAt: Date | null;
  used: Generated<number>;
  revokedAt: Date | null;
  createdAt: Generated<Date>;
}
