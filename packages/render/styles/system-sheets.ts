import gridBreaker from './system/sqs-grid-breaker.less?raw';
import mixins from './system/sqs-mixins.less?raw';

/**
 * Contents of the platform's own imports, by the name without folder and ending: a grid that breaks below a
 * width, and the clearing of floats. Each is put in as one line, so that the lines of the sheet that imports
 * it keep their numbers.
 */
export const systemSheets: ReadonlyMap<string, string> = new Map([
  ['sqs-grid-breaker', inOneLine(gridBreaker)],
  ['sqs-mixins', inOneLine(mixins)],
  ['reset', ''],
]);

function inOneLine(sheet: string): string {
  return sheet.trim().replace(/\s+/g, ' ');
}
