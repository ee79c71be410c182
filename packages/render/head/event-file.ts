import { wallTimeOf } from '@veranda/domain/dates/zone-time';
import ical, { type ICalEventData } from 'ical-generator';
import type { ExcerptView } from '../excerpt-view.ts';
import { plainText } from './structured-data.ts';

interface CalendarItem {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly excerpt: ExcerptView | null;
  /** Milliseconds since 1970. */
  readonly publishOn: number;
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly isAllDay: boolean;
  readonly location: {
    readonly title: string;
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
  } | null;
}

interface CalendarContext {
  readonly item: CalendarItem;
  readonly items: readonly CalendarItem[];
  readonly collection: { readonly title: string; readonly typeName: string };
  readonly website: { readonly identifier: string; readonly timeZone: string };
}

/**
 * One event, or all of a list of events, as a calendar file (decisions §paths: `?format=ical`); null for a page that is
 * neither.
 */
export function eventFile(context: Readonly<Record<string, unknown>>): string | null {
  const { item, items, collection, website } = context as unknown as Partial<CalendarContext>;
  const isList = !item && collection?.typeName === 'events' && Array.isArray(items);
  const events = (isList ? items : item ? [item] : []).filter(
    ({ startDate }) => typeof startDate === 'number',
  );
  if (!website || (events.length === 0 && !isList)) return null;
  const calendar = ical({
    prodId: { company: 'Veranda', product: website.identifier },
    ...(isList ? { name: collection.title } : {}),
  });
  const origin = String(context['base-url']);
  for (const event of events) calendar.createEvent(eventData(event, { origin, timeZone: website.timeZone }));
  return calendar.toString();
}

function eventData(
  event: CalendarItem,
  { origin, timeZone }: { readonly origin: string; readonly timeZone: string },
): ICalEventData {
  const { location } = event;
  return {
    id: event.id,
    stamp: new Date(event.publishOn),
    ...timesOf(event, timeZone),
    summary: event.title,
    description: plainText(event.excerpt?.text ?? ''),
    url: origin + event.fullUrl,
    location: location
      ? [location.title, location.addressLine1, location.addressLine2, location.addressCountry]
          .filter(Boolean)
          .join(', ')
      : null,
  };
}

const day = 24 * 60 * 60 * 1000;

// Whole days are those of the site's clock; the last one is the day before the end that the file says (RFC 5545).
function timesOf({ startDate, endDate, isAllDay }: CalendarItem, timeZone: string) {
  const start = startDate ?? 0;
  if (!isAllDay) return { start: new Date(start), end: endDate === null ? null : new Date(endDate) };
  const dateOf = (instant: number): number => {
    const { year, month, day: number } = wallTimeOf(instant, timeZone);
    return Date.UTC(year, month - 1, number);
  };
  return { start: new Date(dateOf(start)), end: new Date(dateOf(endDate ?? start) + day), allDay: true };
}
