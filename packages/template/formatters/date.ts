import { refOf } from '../refs.ts';
import type { FormatterFamily, Scope } from '../registry.ts';
import { compileDate } from './date-pattern.ts';
import { scopeFormatter, shows } from './define.ts';
import { instantOf, shownInstantOf } from './instant.ts';
import { zoneTime } from './zone-time.ts';

const zoneRef = refOf('website.timeZone');
/** Default time zone of a site (storefront §9). */
const defaultZone = 'America/New_York';

/** The strftime-like `date` (§2.5), in the site's zone. */
export const dateFormatters: FormatterFamily = {
  name: 'date',
  formatters: [
    scopeFormatter({
      name: 'date',
      summary:
        'A time by a pattern of `%` tokens, in the zone `website.timeZone` (America/New_York). What is no time is an error.',
      example: shows(
        '{t|date %A %d %B %Y, %H:%M}',
        { t: 1613557565000, website: { timeZone: 'Europe/Berlin' } },
        'Wednesday 17 February 2021, 11:26',
      ),
      args: { min: 1 },
      bind(args) {
        const pattern = compileDate(args.raw.slice(1));
        return (value, scope) => {
          const time = shownInstantOf(value, scope);
          if (time === undefined) return undated(value);
          const locale = scope.cldr;
          return pattern(time, zoneTime(time, zoneOf(scope), locale), locale);
        };
      },
    }),
  ],
};

/** A day that no calendar knows was reported as one; a value that is no time at all fails. */
function undated(value: unknown): string {
  if (typeof value === 'number' || instantOf(value) !== undefined) return '';
  throw new TypeError('Invalid date.');
}

/** The zone of the site, found by lookup; a private partial that cannot see `website` shows the default. */
export function zoneOf(scope: Scope): string {
  const zone = scope.resolve(zoneRef);
  return typeof zone === 'string' && zone !== '' ? zone : defaultZone;
}
