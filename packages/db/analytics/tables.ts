import type { ColumnType } from 'kysely';

/** Tables of this feature by name. */
export interface AnalyticsTables {
  page_error: PageErrorTable;
  shopping_event: ShoppingEventTable;
  uncounted_token: UncountedTokenTable;
  visit_hit: VisitHitTable;
  visit_fold: VisitFoldTable;
  visit_salt: VisitSaltTable;
  visit_sum: VisitSumTable;
  visitor_sketch: VisitorSketchTable;
  speed_sum: SpeedSumTable;
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

interface VisitHitTable {
  siteId: string;
  at: Date;
  kind: number;
  visitor: bigint;
  path: string;
  subject: string;
  amount: number;
  source: string;
  campaign: string;
  language: string;
  country: string;
  device: string;
}

interface VisitFoldTable {
  siteId: string;
  /** `2026-11-21`, of UTC. */
  day: string;
  touchedAt: Date;
  foldedAt: Date | null;
  tookMs: number;
}

interface VisitSaltTable {
  day: string;
  salt: Uint8Array;
}

interface VisitSumTable {
  siteId: string;
  /** Of the site's clock. */
  day: string;
  dimension: string;
  value: string;
  events: number;
  views: number;
  visits: number;
  visitors: number;
  bounces: number;
}

interface VisitorSketchTable {
  siteId: string;
  day: string;
  sketch: Uint8Array;
}

interface SpeedSumTable {
  siteId: string;
  day: string;
  path: string;
  vital: string;
  step: number;
  loads: number;
}

interface UncountedTokenTable {
  siteId: string;
  mark: string;
  takenAt: Date;
}

interface ShoppingEventTable {
  siteId: string;
  id: string;
  name: string;
  data: ColumnType<unknown, string, string>;
  at: Date;
}
