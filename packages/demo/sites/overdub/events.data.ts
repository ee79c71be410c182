import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { item } from '../compose/collections.ts';

interface Show {
  /** Day of the show, `2026-12-03`; every show starts at 20:00 of the band's own clock. */
  readonly day: string;
  readonly city: string;
  readonly country: string;
  readonly venue: string;
  readonly street: string;
  readonly doors: string;
  readonly support: string;
  readonly price: string;
  readonly soldOut?: true;
  readonly note?: string;
}

const shows: readonly Show[] = [
  {
    day: '2026-12-03',
    city: 'Leeds',
    country: 'United Kingdom',
    venue: 'The Cold Store',
    street: '14 Wharf Approach',
    doors: '19:00',
    support: 'Pale Invoice',
    price: '£18',
  },
  {
    day: '2026-12-05',
    city: 'Glasgow',
    country: 'United Kingdom',
    venue: 'Barrow Hall',
    street: '201 Gallow Wynd',
    doors: '19:00',
    support: 'Pale Invoice',
    price: '£18',
    soldOut: true,
  },
  {
    day: '2026-12-06',
    city: 'Manchester',
    country: 'United Kingdom',
    venue: 'Weft',
    street: 'Unit 3, Shuttle Yard',
    doors: '19:00',
    support: 'Pale Invoice',
    price: '£18',
  },
  {
    day: '2026-12-11',
    city: 'London',
    country: 'United Kingdom',
    venue: 'Signal Works',
    street: '88 Lamp Street',
    doors: '18:30',
    support: 'Municipal Choir',
    price: '£22',
    soldOut: true,
  },
  {
    day: '2026-12-12',
    city: 'London',
    country: 'United Kingdom',
    venue: 'Signal Works',
    street: '88 Lamp Street',
    doors: '18:30',
    support: 'Municipal Choir',
    price: '£22',
    note: 'Second night, by demand',
  },
  {
    day: '2027-01-22',
    city: 'Bristol',
    country: 'United Kingdom',
    venue: 'The Dry Dock',
    street: 'Redcliff Basin',
    doors: '19:30',
    support: 'Soft Brakes',
    price: '£18',
  },
  {
    day: '2027-02-18',
    city: 'Paris',
    country: 'France',
    venue: 'Le Hangar Bleu',
    street: '6 quai du Charbon',
    doors: '19:30',
    support: 'Nuit Blanche 45',
    price: '€22',
  },
  {
    day: '2027-02-20',
    city: 'Brussels',
    country: 'Belgium',
    venue: 'Depot Zes',
    street: 'Havenlaan 61',
    doors: '19:30',
    support: 'Nuit Blanche 45',
    price: '€20',
  },
  {
    day: '2027-02-21',
    city: 'Amsterdam',
    country: 'Netherlands',
    venue: 'Zaal Negen',
    street: 'Overhoeks 9',
    doors: '19:30',
    support: 'Nuit Blanche 45',
    price: '€21',
  },
  {
    day: '2027-02-23',
    city: 'Hamburg',
    country: 'Germany',
    venue: 'Kesselhaus Süd',
    street: 'Am Fleetrand 2',
    doors: '19:00',
    support: 'Trafo',
    price: '€22',
  },
  {
    day: '2027-02-25',
    city: 'Berlin',
    country: 'Germany',
    venue: 'Umspannwerk Oberschöneweide',
    street: 'Kabelwerkstraße 30',
    doors: '19:00',
    support: 'Trafo',
    price: '€24',
    note: 'Recorded for a live album',
  },
  {
    day: '2027-02-26',
    city: 'Copenhagen',
    country: 'Denmark',
    venue: 'Silo Nord',
    street: 'Kornvej 4',
    doors: '19:00',
    support: 'Trafo',
    price: '210 kr.',
  },
  {
    day: '2027-04-09',
    city: 'Dublin',
    country: 'Ireland',
    venue: 'The Tannery',
    street: '7 Hide Lane',
    doors: '19:30',
    support: 'Soft Brakes',
    price: '€20',
  },
  {
    day: '2027-05-29',
    city: 'Barcelona',
    country: 'Spain',
    venue: 'Moll Obert Festival',
    street: 'Moll de Llevant',
    doors: '17:00',
    support: 'Main stage, 22:15',
    price: '€65 a day',
  },
  {
    day: '2027-06-19',
    city: 'Wells',
    country: 'United Kingdom',
    venue: 'Long Barrow',
    street: 'Priddy Down',
    doors: '12:00',
    support: 'Hill stage, sunset',
    price: '£140 weekend',
  },
  {
    day: '2026-09-12',
    city: 'Leeds',
    country: 'United Kingdom',
    venue: 'Crash Course Records',
    street: '3 Briggate Arcade',
    doors: '18:00',
    support: 'In-store, album launch',
    price: 'Free',
    soldOut: true,
  },
  {
    day: '2026-10-02',
    city: 'Sheffield',
    country: 'United Kingdom',
    venue: 'The Rolling Mill',
    street: '40 Crucible Row',
    doors: '19:00',
    support: 'Soft Brakes',
    price: '£16',
  },
  {
    day: '2026-10-03',
    city: 'Newcastle',
    country: 'United Kingdom',
    venue: 'Star & Garter',
    street: '12 Keelmen’s Quay',
    doors: '19:00',
    support: 'Soft Brakes',
    price: '£16',
    soldOut: true,
  },
  {
    day: '2026-10-17',
    city: 'Brighton',
    country: 'United Kingdom',
    venue: 'Saltdean Lido',
    street: 'The Upper Deck',
    doors: '19:00',
    support: 'Municipal Choir',
    price: '£17',
  },
];

/** The tour: what is to come until June 2027, and the shows since the album came out. */
export const tourItems: readonly SnapshotItem[] = shows.map(showItem);

function showItem(show: Show): SnapshotItem {
  const slug = `${show.day}-${show.city.toLowerCase()}`;
  const starts = Date.parse(`${show.day}T20:00:00Z`);
  return item({
    id: `show-${slug}`,
    collectionId: 'tour',
    recordType: 12,
    title: show.city,
    urlSlug: slug,
    excerpt: `Doors ${show.doors}. With ${show.support}.`,
    categories: [show.country],
    publishOn: Date.UTC(2026, 7, 20, 9),
    startDate: starts,
    endDate: starts + 3 * 60 * 60 * 1000,
    location: {
      title: show.venue,
      addressLine1: show.street,
      addressLine2: show.city,
      addressCountry: show.country,
    },
    sourceUrl: show.soldOut ? '' : `https://tickets.example/overdub/${slug}`,
    customFields: {
      doors: show.doors,
      support: show.support,
      price: show.price,
      ...(show.soldOut ? { soldOut: 'Sold out' } : {}),
      ...(show.note ? { note: show.note } : {}),
    },
  });
}
