import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MediaTables {
  /** Of `storedAsset`, what is not in the trash. */
  asset: AssetTable;
  storedAsset: StoredAssetTable;
  assetFolder: AssetFolderTable;
  replacedFile: ReplacedFileTable;
  pendingUpload: PendingUploadTable;
}

interface AssetTable {
  siteId: string;
  id: string;
  kind: string;
  fileName: string;
  mimeType: string;
  bytes: bigint;
  sha256: string;
  storageKey: string;
  width: number | null;
  height: number | null;
  focalX: Generated<number>;
  focalY: Generated<number>;
  altText: Generated<string>;
  caption: Generated<string>;
  variants: Generated<number[]>;
  placeholder: Generated<string>;
  colorData: Generated<unknown>;
  status: Generated<string>;
  sourceUrl: Generated<string | null>;
  createdAt: Generated<Date>;
  folderId: Generated<string | null>;
  publicName: Generated<string>;
}

interface StoredAssetTable extends AssetTable {
  deletedAt: Generated<Date | null>;
}

interface AssetFolderTable {
  siteId: string;
  id: string;
  parentId: string | null;
  name: string;
  createdAt: Generated<Date>;
}

interface ReplacedFileTable {
  siteId: string;
  storageKey: string;
  assetId: string;
  variants: number[];
  replacedAt: Generated<Date>;
}

interface PendingUploadTable {
  siteId: string;
  id: string;
  fileName: string;
  bytes: bigint;
  received: Generated<bigint>;
  /** `bigint[]`: read as texts. */
  parts: Generated<string[]>;
  folderId: string | null;
  changedAt: Generated<Date>;
}
