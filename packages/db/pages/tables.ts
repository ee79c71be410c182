import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PageTables {
  collection: CollectionTable;
  item: ItemTable;
}

interface CollectionTable {
  website_id: string;
  id: string;
  type: number;
  title: string;
  navigation_title: string;
  url_slug: string;
  description: Generated<string>;
  enabled: Generated<boolean>;
  status: Generated<string>;
  is_home: Generated<boolean>;
  doc: Generated<unknown>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ItemTable {
  website_id: string;
  id: string;
  collection_id: string;
  record_type: number;
  title: string;
  url_slug: string;
  status: Generated<string>;
  position: Generated<string>;
  publish_at: Generated<Date>;
  doc: Generated<unknown>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
