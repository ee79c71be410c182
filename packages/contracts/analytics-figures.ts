import { figureUnits, reportAreas, reports } from '@veranda/domain/analytics/reports';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const literals = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'Of the site’s clock.' });

/** A figure of the period, and of the period before it. */
const Figure = Type.Object({
  key: Type.String(),
  unit: literals(figureUnits),
  value: Type.Union([Type.Number(), Type.Null()]),
  before: Type.Union([Type.Number(), Type.Null()]),
});
export type Figure = Static<typeof Figure>;

const Table = Type.Object({
  key: Type.String(),
  columns: Type.Array(Type.Object({ key: Type.String(), unit: literals(figureUnits) })),
  rows: Type.Array(
    Type.Object({
      label: Type.String(),
      values: Type.Array(Type.Union([Type.Number(), Type.Null()])),
    }),
  ),
});
export type FigureTable = Static<typeof Table>;

export const AnalyticsReport = Type.Object({
  timeZone: Type.String(),
  currency: Type.String(),
  from: Day,
  to: Day,
  before: Type.Union([Type.Object({ from: Day, to: Day }), Type.Null()]),
  isEmpty: Type.Boolean({ description: 'Nothing of this report was ever counted.' }),
  figures: Type.Array(Figure),
  series: Type.Union([Table, Type.Null()]),
  tables: Type.Array(Table),
});
export type AnalyticsReport = Static<typeof AnalyticsReport>;

/** Figures of a site over a period; amounts are in major units of its currency, shares of 1, times in milliseconds. */
export const getAnalyticsReport = endpoint({
  name: 'get-analytics-report',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/analytics/:report',
  access: { kind: 'member', area: reportAreas, level: 'read' },
  params: Type.Object({ ...SiteParams.properties, report: literals(reports) }),
  query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  response: AnalyticsReport,
  crumb: 'none',
});
