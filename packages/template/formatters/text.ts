import type { FormatterFamily } from '../registry.ts';
import { text } from '../values.ts';
import { formatter } from './define.ts';

const escape = (pattern: RegExp) => (value: unknown) => {
  const source = text(value);
  return pattern.test(source)
    ? source.replace(new RegExp(pattern, 'g'), (char) => ENTITIES[char] ?? char)
    : source;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const htmlText = escape(/[&<>]/);
const htmlAttribute = escape(/[&<>"]/);

/** Formatters of plain text (§2.1). */
export const textFormatters: FormatterFamily = {
  name: 'text',
  formatters: [
    formatter('html', 'Escapes `&`, `<` and `>`.', () => htmlText),
    formatter('htmlattr', 'Escapes for a quoted attribute.', () => htmlAttribute),
    formatter('htmltag', 'Escapes for a quoted attribute.', () => htmlAttribute),
    formatter(
      'safe',
      'Takes tags out.',
      () => (value) => (typeof value === 'string' ? value.replace(/<[^>]*?>/g, '') : value),
    ),
    formatter('str', 'A scalar as a string.', () => text),
    formatter('smartypants', 'Curly quotes and em dashes.', () => (value) => smartypants(text(value))),
    formatter('slugify', 'Lower case, hyphens for spaces.', () => (value) => slug(text(value))),
    formatter(
      'encode-space',
      'Each space becomes `&nbsp;`.',
      () => (value) => text(value).replace(/[ \t\n\v\f\r]/g, '&nbsp;'),
    ),
    formatter('encode-uri', "As encodeURI, and `'`.", () => (value) => encoded(text(value), encodeURI)),
    formatter(
      'encode-uri-component',
      "As encodeURIComponent, and `'`.",
      () => (value) => encoded(text(value), encodeURIComponent),
    ),
    formatter(
      'url-encode',
      'Percent-encodes all but letters, digits and `-_.*`.',
      () => (value) => percent(text(value)),
    ),
    formatter(
      'line-breaks',
      'Each line feed becomes `<br/>`.',
      () => (value) => text(value).replaceAll('\n', '<br/>'),
    ),
    formatter(
      'truncate',
      'Cuts at a space before the limit.',
      (args) => {
        const limit = Number(args.words[0] ?? 100);
        const ellipsis = args.words.slice(1).join(args.delimiter) || '...';
        return (value) => truncated(text(value), limit, ellipsis);
      },
      {
        check: (args) =>
          args.words[0] === undefined || /^-?\d+$/.test(args.words[0]) ? undefined : 'expected an integer',
      },
    ),
    formatter(
      'pluralize',
      'A suffix by number.',
      (args) => {
        const [singular, plural] = args.words.length > 1 ? args.words : ['', args.words[0] ?? 's'];
        return (value) => (Number(text(value)) === 1 ? singular : plural);
      },
      { max: 2 },
    ),
    formatter('output', 'Its arguments.', (args) => () => args.words.join(' ')),
  ],
};

function encoded(value: string, encode: (text: string) => string): unknown {
  try {
    return encode(value).replaceAll("'", '%27');
  } catch {
    return null;
  }
}

function percent(value: string): string {
  try {
    return encodeURIComponent(value).replace(
      /[!'()~]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    return '';
  }
}

function slug(value: string): string {
  return value
    .replace(/[^a-zA-Z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}

function smartypants(value: string): string {
  return value
    .replace(/(^|[-\u2014\s(["])'/g, '$1\u2018')
    .replace(/'/g, '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/g, '$1\u201c')
    .replace(/"/g, '\u201d')
    .replace(/--/g, '\u2014');
}

function truncated(value: string, limit: number, ellipsis: string): string {
  if (limit <= 0 || value.length <= limit) return value;
  let cut = limit;
  while (cut > 0 && !/\s/.test(value.charAt(cut - 1))) cut--;
  return (cut === 0 ? value.slice(0, limit) : value.slice(0, cut)) + ellipsis;
}
