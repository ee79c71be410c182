import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MediaTables {
  asset: AssetTable;
}

interface AssetTable {
  website_id: string;
  id: string;
  kind: string;
  file_name: string;
  mime_type: string;
  bytes: bigint;
  sha256: string;
  storage_key: string;
  width: number | null;
  height: number | null;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  alt_text: Generated<string>;
  caption: Generated<string>;
  variants: Generated<number[]>;
  placeholder: Generated<string>;
  color_data: Generated<unknown>;
  status: Generated<string>;
  source_url: Generated<string | null>;
  created_at: Generated<Date>;
}
