import type { ColumnType } from 'kysely';

/** Tables of this feature by name. */
export interface AnalyticsTables {
  page_error: PageErrorTable;
  shopping_event: ShoppingEventTable;
}

interface PageErrorTable {
  siteId: string;
  id: string;
  fingerprint: string;
  kind: string;
  message: string;
  stack: string;
  source: string;
  page: string;
  userAgent: string;
  times: bigint;
  firstAt: Date;
  lastAt: Date;
}

interface ShoppingEventTable {
  siteId: string;
  id: string;
  name: string;
  data: ColumnType<unknown, string, string>;
  at: Date;
}
