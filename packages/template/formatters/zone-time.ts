import type { LocaleData, ZoneTime } from '../locale-data.ts';

/** Zones change at quarters of an hour at the finest. */
const slotMilliseconds = 900_000;
const maxEntries = 5_000;
const maxNameLength = 64;
const utc: ZoneTime = { offset: 0, abbreviation: 'UTC' };

/** Times by zone, then by quarter of an hour; apart for those of locale data and those of the host. */
type Kept = Map<string, Map<number, ZoneTime>>;
const ofLocales: Kept = new Map();
const ofHost: Kept = new Map();
let size = 0;

/** The offset and name of a zone at an instant; an unknown zone is UTC. Remembered by quarter of an hour. */
export function zoneTime(time: number, zone: string, locale: LocaleData | undefined): ZoneTime {
  if (zone.length > maxNameLength) return utc;
  const memory = locale ? ofLocales : ofHost;
  const slot = Math.floor(time / slotMilliseconds);
  const known = memory.get(zone)?.get(slot);
  if (known) return known;
  const shownZone = (locale ? locale.zoneAt(time, zone) : hostZone(time, zone)) ?? utc;
  keep(memory, zone, { slot, found: shownZone });
  return shownZone;
}

function keep(memory: Kept, zone: string, { slot, found }: { slot: number; found: ZoneTime }): void {
  size += 1;
  if (size > maxEntries) {
    ofLocales.clear();
    ofHost.clear();
    size = 1;
  }
  const slots = memory.get(zone) ?? new Map<number, ZoneTime>();
  memory.set(zone, slots.set(slot, found));
}

// Without locale data the zones of the host stand in.
function hostZone(time: number, zone: string): ZoneTime | undefined {
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      era: 'short',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      timeZoneName: 'short',
      timeZone: zone,
    });
    return read(clock.formatToParts(time), time);
  } catch {
    return undefined;
  }
}

function read(parts: readonly Intl.DateTimeFormatPart[], time: number): ZoneTime {
  const part = new Map(parts.map(({ type, value }) => [type, value]));
  const valueOf = (type: Intl.DateTimeFormatPartTypes): number => Number(part.get(type));
  const year = part.get('era') === 'BC' ? 1 - valueOf('year') : valueOf('year');
  const wall = Date.UTC(
    2000,
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
    valueOf('second'),
  );
  const local = new Date(wall);
  local.setUTCFullYear(year, valueOf('month') - 1, valueOf('day'));
  const offset = local.getTime() - Math.floor(time / 1000) * 1000;
  return { offset, abbreviation: part.get('timeZoneName') ?? '' };
}
