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
