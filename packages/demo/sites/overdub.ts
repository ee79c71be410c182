import type { DemoSite } from '../demo-site.ts';
import { externalLink, link, listCollection, pageCollection } from './compose/collections.ts';
import { aboutDocument } from './overdub/about.ts';
import { tourItems } from './overdub/events.data.ts';
import { overdubForms } from './overdub/forms.ts';
import { homeDocument } from './overdub/home.ts';
import { overdubCategories, overdubProducts } from './overdub/products.data.ts';

/** The band: a record just out, a tour table, records and shirts in sizes. */
export const overdub: DemoSite = {
  slug: 'overdub',
  title: 'Overdub',
  theme: 'overdub',
  pitch:
    'For bands, labels and events: near-black, one fluorescent, type as loud as the record, tour dates that tear off.',
  language: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  settings: {
    tagline: 'Feedback Season, out now',
    description: 'A three-piece from Leeds. Records, shirts and dates for the winter tour.',
    logoAssetId: null,
    faviconAssetId: null,
    socialImageAssetId: 'overdub/hero-stage',
    socialAccounts: [
      { service: 'bandcamp', url: 'https://bandcamp.example/overdub', name: 'Bandcamp' },
      { service: 'instagram', url: 'https://instagram.example/overdub', name: 'Instagram' },
      { service: 'youtube', url: 'https://youtube.example/overdub', name: 'YouTube' },
    ],
    announcement: { text: 'London 12 December: second night added', href: '/tour' },
    businessName: 'Overdub Recordings',
    businessEmail: 'store@overdub.example',
    address: ['Unit 9, Wharf Approach', 'Leeds LS1 0AA', 'United Kingdom'],
    store: {
      multipleQuantityAllowedForServices: true,
      useCldrMoneyFormat: true,
      shippingRates: [
        { id: 'uk', name: 'Tracked, 2 to 3 days', perOrder: '4.00', perItem: '0.50' },
        { id: 'merch-table', name: 'Collect at the merch table', perOrder: '0.00', perItem: '0.00' },
      ],
      shippingCountries: [],
    },
    strings: {},
  },
  tweaks: {},
  navigation: {
    main: [
      link('Tour', 'tour'),
      link(
        'Store',
        'store',
        externalLink('Records', '/store?category=records'),
        externalLink('Merch', '/store?category=merch'),
      ),
      link('About', 'page-about'),
    ],
    footer: [
      link('Tour', 'tour'),
      link('Store', 'store'),
      link('About and press', 'page-about'),
      externalLink('Booking', 'mailto:booking@overdub.example'),
    ],
  },
  collections: [
    pageCollection('home', {
      title: 'Home',
      urlSlug: '',
      seoTitle: 'Overdub: Feedback Season, out now',
      description: 'The fourth album, the winter tour, and the merch table.',
      imageAssetId: 'overdub/hero-stage',
      document: homeDocument,
    }),
    listCollection('tour', 'events', {
      title: 'Tour',
      urlSlug: 'tour',
      description: 'Winter 2026 to summer 2027. Doors are doors; we start on time.',
    }),
    listCollection('store', 'products', {
      title: 'Store',
      urlSlug: 'store',
      description: 'Records, shirts and paper, packed by the band between shows.',
    }),
    pageCollection('about', {
      title: 'About',
      urlSlug: 'about',
      description: 'Who Overdub are, what has been written, and whom to call.',
      imageAssetId: 'overdub/three-microphones',
      document: aboutDocument,
    }),
  ],
  items: tourItems,
  products: overdubProducts,
  categoryNames: overdubCategories,
  forms: overdubForms,
};
