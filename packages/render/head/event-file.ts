import ical from 'ical-generator';
import { plainText } from './structured-data.ts';

interface EventContext {
  readonly item: {
    readonly id: string;
    readonly title: string;
    readonly fullUrl: string;
    readonly excerpt: string;
    /** Milliseconds since 1970. */
    readonly publishOn: number;
    readonly startDate: number | null;
    readonly endDate: number | null;
    readonly location: {
      readonly title: string;
      readonly addressLine1: string;
      readonly addressLine2: string;
      readonly addressCountry: string;
    } | null;
  };
  readonly website: { readonly identifier: string };
}

/** One event as a calendar file (decisions §paths: `?format=ical`); null for a page that is no event. */
export function eventFile(context: Readonly<Record<string, unknown>>): string | null {
  const { item, website } = context as unknown as Partial<EventContext>;
  if (!item || !website || typeof item.startDate !== 'number') return null;
  const { location } = item;
  const calendar = ical({ prodId: { company: 'Veranda', product: website.identifier } });
  calendar.createEvent({
    id: item.id,
    stamp: new Date(item.publishOn),
    start: new Date(item.startDate),
    end: item.endDate === null ? null : new Date(item.endDate),
    summary: item.title,
    description: plainText(item.excerpt),
    url: String(context['base-url']) + item.fullUrl,
    location: location
      ? [location.title, location.addressLine1, location.addressLine2, location.addressCountry]
          .filter(Boolean)
          .join(', ')
      : null,
  });
  return calendar.toString();
}
