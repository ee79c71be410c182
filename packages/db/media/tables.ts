import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MediaTables {
  asset: AssetTable;
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
}
