import type { DemoSite } from '../demo-site.ts';
import { externalLink, link, listCollection, pageCollection } from './compose/collections.ts';
import { fieldnotesForms } from './fieldnotes/forms.ts';
import { homeDocument } from './fieldnotes/home.ts';
import { journalItems } from './fieldnotes/journal.ts';
import { fieldnotesCategories, fieldnotesProducts } from './fieldnotes/products.data.ts';
import { projectItems } from './fieldnotes/projects.ts';
import { servicesDocument } from './fieldnotes/services.ts';
import { studioDocument, studioFunds } from './fieldnotes/studio.ts';

/** The landscape studio: projects with plans, a notebook, services, a small shop of prints. */
export const fieldnotes: DemoSite = {
  slug: 'fieldnotes',
  title: 'Fieldnotes',
  theme: 'fieldnotes',
  pitch: 'For studios, consultants and schools: cool paper, deep green, wide margins with notes in them.',
  language: 'en-US',
  timeZone: 'America/New_York',
  currency: 'USD',
  settings: {
    tagline: 'Landscape studio, Belfast, Maine',
    description:
      'Gardens, yards and streets, drawn from the ground up by a studio of five in Belfast, Maine.',
    logoAssetId: null,
    faviconAssetId: null,
    socialImageAssetId: 'fieldnotes/hero',
    socialAccounts: [{ service: 'are.na', url: 'https://arena.example/fieldnotes', name: 'Are.na' }],
    announcement: null,
    businessName: 'Fieldnotes Landscape Studio',
    businessEmail: 'studio@fieldnotes.example',
    address: ['The Sail Loft, second floor', '9 Chandlery Wharf', 'Belfast, Maine 04915'],
    store: {
      multipleQuantityAllowedForServices: false,
      useCldrMoneyFormat: true,
      shippingRates: [
        { id: 'tube', name: 'Flat or rolled, one week', perOrder: '8.00', perItem: '2.00' },
        { id: 'collect', name: 'Collect at the studio', perOrder: '0.00', perItem: '0.00' },
      ],
      shippingCountries: ['US', 'CA'],
      installments: { minimum: '35.00', maximum: '1000.00', country: 'US' },
    },
    strings: {},
  },
  tweaks: {},
  navigation: {
    main: [
      link('Projects', 'projects'),
      link('Journal', 'journal'),
      link('Services', 'page-services'),
      link(
        'Prints',
        'prints',
        externalLink('Botanical', '/prints?category=botanical'),
        externalLink('Plans', '/prints?category=plans'),
        externalLink('Site walk', '/prints/p/site-walk'),
      ),
      link('Studio', 'page-studio'),
    ],
    footer: [
      link('Projects', 'projects'),
      link('Journal', 'journal'),
      link('Services', 'page-services'),
      link('Prints', 'prints'),
      link('Studio', 'page-studio'),
    ],
  },
  collections: [
    pageCollection('home', {
      title: 'Home',
      urlSlug: '',
      seoTitle: 'Fieldnotes, landscape studio in Belfast, Maine',
      description: 'Gardens, yards and streets, drawn from the ground up.',
      imageAssetId: 'fieldnotes/hero',
      document: homeDocument,
    }),
    listCollection('projects', 'projects', {
      title: 'Projects',
      urlSlug: 'projects',
      description: 'Six places, with their plans, their soil, and the year in which we first put a spade in.',
    }),
    listCollection('journal', 'blog', {
      title: 'Journal',
      urlSlug: 'journal',
      description: 'From the notebook: method, seasons, details, and things that were overheard at fences.',
    }),
    pageCollection('services', {
      title: 'Services',
      urlSlug: 'services',
      description:
        'Site walks, planting plans, whole gardens, yards and streets: what they cost and how they go.',
      document: servicesDocument,
    }),
    listCollection('prints', 'products', {
      title: 'Prints',
      urlSlug: 'prints',
      description: 'Drawn at the desk and printed down the road, on paper that takes a pencil.',
    }),
    pageCollection('studio', {
      title: 'Studio',
      urlSlug: 'studio',
      description: 'Who we are, where the table stands, and how to write to us.',
      imageAssetId: 'fieldnotes/studio-desk',
      document: studioDocument,
    }),
  ],
  items: [...projectItems, ...journalItems],
  products: fieldnotesProducts,
  categoryNames: fieldnotesCategories,
  forms: fieldnotesForms,
  funds: studioFunds,
};
