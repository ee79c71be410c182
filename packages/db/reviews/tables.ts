import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ReviewTables {
  review: ReviewTable;
}

interface ReviewTable {
  siteId: string;
  id: string;
  productId: string;
  origin: string;
  rating: number;
  title: Generated<string>;
  body: Generated<string>;
  author: Generated<string>;
  status: Generated<string>;
  orderId: string | null;
  sourceKey: string | null;
  writtenAt: Generated<Date>;
  decidedAt: Date | null;
}
