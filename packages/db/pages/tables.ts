import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PageTables {
  collection: CollectionTable;
  item: ItemTable;
  productContent: ProductContentTable;
}

interface CollectionTable {
  siteId: string;
  id: string;
  type: number;
  title: string;
  navigationTitle: string;
  urlSlug: string;
  description: Generated<string>;
  enabled: Generated<boolean>;
  status: Generated<string>;
  isHome: Generated<boolean>;
  doc: Generated<unknown>;
  version: Generated<bigint>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  deletedAt: Date | null;
  purgedAt: Generated<Date | null>;
}

interface ItemTable {
  siteId: string;
  id: string;
  collectionId: string;
  recordType: number;
  title: string;
  urlSlug: string;
  status: Generated<string>;
  position: Generated<string>;
  publishAt: Generated<Date>;
  doc: Generated<unknown>;
  version: Generated<bigint>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  deletedAt: Date | null;
}

interface ProductContentTable {
  siteId: string;
  id: string;
  document: unknown;
  updatedAt: Generated<Date>;
}
