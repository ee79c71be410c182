import type { FormatterFamily } from '../registry.ts';
import { dateFormatters } from './date.ts';
import { i18nFormatters } from './i18n/i18n.ts';
import { jsonFormatters } from './json.ts';
import { structureFormatters } from './structure.ts';
import { textFormatters } from './text.ts';

/** The families that every engine has. */
export const coreFormatters: readonly FormatterFamily[] = [
  textFormatters,
  structureFormatters,
  jsonFormatters,
  dateFormatters,
  i18nFormatters,
];
