import type { Args, FormatterFamily } from '../registry.ts';
import { asNumber, text } from '../values.ts';
import { argsFormatter, cheapFormatter, shows, valueFormatter } from './define.ts';
import { escapeAttribute, escapeText, withoutTags } from './escape.ts';

/** Formatters of plain text (§2.1). */
export const textFormatters: FormatterFamily = {
  name: 'text',
  formatters: [
    cheapFormatter({
      name: 'html',
      summary: 'Escapes `&`, `<` and `>`; what is no scalar becomes empty.',
      example: shows('{@|html}', '<b> & "c"', '&lt;b&gt; &amp; "c"'),
      run: (value) => escapeText(text(value)),
    }),
    cheapFormatter({
      name: 'htmlattr',
      summary: 'Escapes `&`, `<`, `>` and `"`, for an attribute in double quotes.',
      example: shows('{@|htmlattr}', '<b> & "c"', '&lt;b&gt; &amp; &quot;c&quot;'),
      run: (value) => escapeAttribute(text(value)),
    }),
    cheapFormatter({
      name: 'htmltag',
      summary: 'The same as `htmlattr`.',
      example: shows('{@|htmltag}', '"a"', '&quot;a&quot;'),
      run: (value) => escapeAttribute(text(value)),
    }),
    valueFormatter({
      name: 'safe',
      summary: 'Takes tags out of a string.',
      example: shows('{@|safe}', '<b>bold</b> move', 'bold move'),
      run: (value) => (typeof value === 'string' ? withoutTags(value, '') : value),
    }),
    valueFormatter({
      name: 'str',
      summary: 'A scalar as a string; null, arrays and objects become empty.',
      example: shows('{a|str}{b|str}', { a: true, b: [1] }, 'true'),
      run: text,
    }),
    valueFormatter({
      name: 'smartypants',
      summary: 'Curly quotes, and an em dash for `--`.',
      example: shows('{@|smartypants}', '"It\'s" -- done', '\u201cIt\u2019s\u201d \u2014 done'),
      run: (value) => smartypants(text(value)),
    }),
    valueFormatter({
      name: 'slugify',
      summary: 'Lower case with hyphens for spaces; other characters are dropped.',
      example: shows('{@|slugify}', "Isn't it  Grand?", 'isnt-it-grand'),
      run: (value) => slug(text(value)),
    }),
    valueFormatter({
      name: 'encode-space',
      summary: 'Each ASCII white-space character becomes `&nbsp;`.',
      example: shows('{@|encode-space}', 'a b', 'a&nbsp;b'),
      run: (value) => text(value).replace(/[ \t\n\v\f\r]/g, '&nbsp;'),
    }),
    valueFormatter({
      name: 'encode-uri',
      summary: "Percent-encodes as `encodeURI` does, and `'`; null for a lone surrogate.",
      example: shows('{@|encode-uri}', "/a b?c='d'", '/a%20b?c=%27d%27'),
      run: (value) => encoded(text(value), encodeURI),
    }),
    valueFormatter({
      name: 'encode-uri-component',
      summary: "Percent-encodes as `encodeURIComponent` does, and `'`; null for a lone surrogate.",
      example: shows('{@|encode-uri-component}', 'a&b/c', 'a%26b%2Fc'),
      run: (value) => encoded(text(value), encodeURIComponent),
    }),
    valueFormatter({
      name: 'url-encode',
      summary: 'Percent-encodes all but letters, digits and `-_.*`.',
      example: shows('{@|url-encode}', 'a b/c~', 'a%20b%2Fc%7E'),
      run: (value) => percent(text(value)),
    }),
    valueFormatter({
      name: 'line-breaks',
      summary: 'Each line feed becomes `<br/>`.',
      example: shows('{@|line-breaks}', 'a\nb', 'a<br/>b'),
      run: (value) => text(value).replaceAll('\n', '<br/>'),
    }),
    argsFormatter({
      name: 'truncate',
      summary: 'Cuts after the last space before a length (100), and adds an ellipsis (`...`).',
      example: shows('{@|truncate 5 ..}', 'foo bar baz', 'foo ..'),
      args: { check: wholeNumberFirst },
      bind(args) {
        const limit = args.words[0] === undefined ? 100 : Number(args.words[0]);
        const ellipsis = args.words.slice(1).join(args.delimiter) || '...';
        return (value) => truncated(text(value), limit, ellipsis);
      },
    }),
    argsFormatter({
      name: 'pluralize',
      summary:
        'Nothing (or its first argument) for 1, `s` (or its last) for any other number; its whole part decides.',
      example: shows('{n} item{n|pluralize}, {n} box{n|pluralize es}', { n: 2 }, '2 items, 2 boxes'),
      args: { max: 2 },
      bind(args) {
        const [singular, plural] = args.words.length > 1 ? args.words : ['', args.words[0] ?? 's'];
        return (value) => (Math.trunc(asNumber(value)) === 1 ? singular : plural);
      },
    }),
    argsFormatter({
      name: 'output',
      summary: 'Its arguments, with spaces between.',
      example: shows('{@|output:a:b}', {}, 'a b'),
      bind: (args) => () => args.words.join(' '),
    }),
  ],
};

function wholeNumberFirst(args: Args): string | undefined {
  const [first] = args.words;
  return first === undefined || /^[+-]?\d{1,9}$/.test(first) ? undefined : 'expected an integer';
}

function encoded(value: string, encode: (text: string) => string): unknown {
  try {
    return encode(value).replaceAll("'", '%27');
  } catch {
    return null;
  }
}

function percent(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()~]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The slug of a title: only ASCII letters, digits and hyphens. */
export function slug(value: string): string {
  return value
    .replace(/[^a-zA-Z0-9 \t\n\v\f\r-]/g, '')
    .replace(/[ \t\n\v\f\r]+/g, '-')
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
