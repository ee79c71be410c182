import { argsFormatter, scopeFormatter, shows, valueFormatter } from '@veranda/template/formatters/define';
import { instantOf } from '@veranda/template/formatters/instant';
import { refOf } from '@veranda/template/refs';
import type { FormatterFamily, Scope } from '@veranda/template/registry';
import { asNumber, text } from '@veranda/template/values';
import { colorWeight, websiteColor } from './colors.ts';
import { itemClasses } from './item-classes.ts';

const baseUrlRef = refOf('base-url');

/** Formatters of a site's content (§2.2). */
export const contentFormatters: FormatterFamily = {
  name: 'content',
  formatters: [
    scopeFormatter({
      name: 'AbsUrl',
      summary: 'The value behind `base-url` and a slash.',
      example: shows(
        '{p|AbsUrl}',
        { p: 'blog/new', 'base-url': 'https://example.com' },
        'https://example.com/blog/new',
      ),
      bind: () => (value, scope) => `${text(scope.resolve(baseUrlRef))}/${text(value)}`,
    }),
    valueFormatter({
      name: 'capitalize',
      summary: 'The value in capitals.',
      example: shows('{@|capitalize}', 'Tea', 'TEA'),
      run: (value) => text(value).toUpperCase(),
    }),
    valueFormatter({
      name: 'color-weight',
      summary: '`light` or `dark` for a hex colour of 3 or 6 digits; nothing for all else.',
      example: shows('{@|color-weight}', '#ffe', 'light'),
      run: (value) => colorWeight(text(value)),
    }),
    valueFormatter({
      name: 'website-color',
      summary: '`hsl()` or `hsla()` of `{hue, saturation, lightness, alpha?}`, or what is wrong with it.',
      example: shows(
        '{@|website-color}',
        { hue: 200, saturation: 0.3, lightness: 0.5 },
        'hsl(200, 30%, 50%)',
      ),
      run: websiteColor,
    }),
    argsFormatter({
      name: 'humanizeDuration',
      summary: 'Milliseconds as minutes and seconds.',
      example: shows('{@|humanizeDuration}', 65_000, '1:05'),
      bind: () => (value) => {
        const seconds = Math.trunc(asNumber(value) / 1000);
        const rest = String(Math.abs(seconds % 60)).padStart(2, '0');
        return `${seconds < 0 ? '-' : ''}${Math.trunc(Math.abs(seconds) / 60)}:${rest}`;
      },
    }),
    scopeFormatter({
      name: 'item-classes',
      summary: 'The classes of an item: kind, categories, tags, author, place, featured, on sale, sold out.',
      example: shows(
        '{@|item-classes}',
        { recordTypeLabel: 'text', tags: ['Old Town'], starred: true },
        'hentry tag-old-town post-type-text featured',
      ),
      bind: () => itemClasses,
    }),
    scopeFormatter({
      name: 'timesince',
      summary: 'How long ago a time was, in a span that scripts may refresh; needs locale data.',
      example: {
        ...shows('{@|timesince}', 0, '<span class="timesince" data-date="0">about an hour ago</span>'),
        now: 3_600_000,
      },
      bind: () => timeSince,
    }),
  ],
};

const second = 1000;
/** Units of a time ago in milliseconds (administration §9: a month has 30 days). */
const UNITS: readonly { readonly name: string; readonly length: number; readonly one: string }[] = [
  { name: 'year', length: 365 * 86_400 * second, one: 'a year' },
  { name: 'month', length: 30 * 86_400 * second, one: 'a month' },
  { name: 'week', length: 7 * 86_400 * second, one: 'a week' },
  { name: 'day', length: 86_400 * second, one: 'a day' },
  { name: 'hour', length: 3_600 * second, one: 'an hour' },
  { name: 'minute', length: 60 * second, one: 'a minute' },
];

function timeSince(value: unknown, scope: Scope): string {
  const time = instantOf(value);
  if (time === undefined || !scope.cldr) return 'Invalid date.';
  return `<span class="timesince" data-date="${time}">${ago(scope.now - time)}</span>`;
}

function ago(age: number): string {
  const unit = UNITS.find(({ length }) => age >= length);
  if (!unit) return 'less than a minute ago';
  const many = Math.floor(age / unit.length);
  return many === 1 ? `about ${unit.one} ago` : `about ${many} ${unit.name}s ago`;
}
