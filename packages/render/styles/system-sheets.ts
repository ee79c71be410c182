/**
 * What the platform's own imports stand for, by the name without folder and ending: a grid that breaks below a width,
 * and the clearing of floats. Each is one line, so that the lines of the sheet that imports it keep their numbers.
 */
export const systemSheets: ReadonlyMap<string, string> = new Map([
  [
    'sqs-grid-breaker',
    '.sqs-grid-breaker() { .sqs-layout .sqs-row, .v-grid { width: auto !important; } .sqs-layout .sqs-row .sqs-col { width: auto !important; float: none !important; margin: 0 !important; } } .squarespace-grid-breaker() { .sqs-grid-breaker(); }',
  ],
  [
    'sqs-mixins',
    '.clear() { &::after { content: ""; display: table; clear: both; } } .clearfix() { .clear(); }',
  ],
  ['reset', ''],
]);
