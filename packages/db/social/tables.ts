import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface SocialTables {
  item_like: ItemLikeTable;
  item_like_count: ItemLikeCountTable;
  social_settings: SocialSettingsTable;
}

interface ItemLikeTable {
  siteId: string;
  itemId: string;
  visitor: Uint8Array;
  address: Uint8Array;
  likedAt: Date;
}

interface ItemLikeCountTable {
  siteId: string;
  itemId: string;
  likes: number;
}

interface SocialSettingsTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}
