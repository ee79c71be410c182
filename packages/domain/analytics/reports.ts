/** Reports on a site's visitors, in the order in which they are shown. */
export const reports = [
  'overview',
  'sources',
  'pages',
  'places',
  'devices',
  'searches',
  'interactions',
  'shop',
  'speed',
  'live',
] as const;
export type ReportName = (typeof reports)[number];

/** Units of figures: amounts are in major units, shares of 1, times in milliseconds. */
export const figureUnits = ['count', 'share', 'money', 'ms', 'shift'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** Areas of rights that open analytics: all of them, those of the store, and those of campaigns (decisions §rights). */
export const reportAreas = ['analytics', 'store-analytics', 'campaign-analytics'] as const;
type ReportArea = (typeof reportAreas)[number];

/** Tables of the reports that a part of the analytics opens; `all` is the whole report. */
const partsOfAreas: Readonly<
  Record<Exclude<ReportArea, 'analytics'>, Partial<Record<ReportName, 'all' | readonly string[]>>>
> = {
  'store-analytics': { shop: 'all' },
  'campaign-analytics': { sources: ['campaigns'] },
};

/** Tables of a report that a holder of rights sees: `all`, their keys, or null where they may not open it. */
export function shownTables(
  report: ReportName,
  holds: (area: ReportArea) => boolean,
): 'all' | readonly string[] | null {
  if (holds('analytics')) return 'all';
  const [store, campaigns] = (['store-analytics', 'campaign-analytics'] as const).map((area) =>
    holds(area) ? partsOfAreas[area][report] : undefined,
  );
  return store ?? campaigns ?? null;
}
