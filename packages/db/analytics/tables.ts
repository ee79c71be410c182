import type { ColumnType } from 'kysely';

/** Tables of this feature by name. */
export interface AnalyticsTables {
  page_error: PageErrorTable;
  shopping_event: ShoppingEventTable;
}

interface PageErrorTable {
  website_id: string;
  id: string;
  fingerprint: string;
  kind: string;
  message: string;
  stack: string;
  source: string;
  page: string;
  user_agent: string;
  times: bigint;
  first_at: Date;
  last_at: Date;
}

interface ShoppingEventTable {
  website_id: string;
  id: string;
  name: string;
  data: ColumnType<unknown, string, string>;
  at: Date;
}
