import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ReviewTables {
  review: ReviewTable;
}

interface ReviewTable {
  website_id: string;
  id: string;
  product_id: string;
  origin: string;
  rating: number;
  title: Generated<string>;
  body: Generated<string>;
  author: Generated<string>;
  status: Generated<string>;
  order_id: string | null;
  source_key: string | null;
  written_at: Generated<Date>;
  decided_at: Date | null;
}
