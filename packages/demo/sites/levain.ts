import type { DemoSite } from '../demo-site.ts';
import { externalLink, link, listCollection, pageCollection } from './compose/collections.ts';
import { flourDocument } from './levain/about.ts';
import { breadListDocument } from './levain/bread-list.ts';
import { circleDocument } from './levain/circle.ts';
import { levainForms } from './levain/forms.ts';
import { homeDocument } from './levain/home.ts';
import { levainCategories, levainProducts } from './levain/products.data.ts';
import { visitDocument } from './levain/visit.ts';

/** The bakery: bread, pastry and boxes to order, a menu board, a door to walk through. */
export const levain: DemoSite = {
  slug: 'levain',
  title: 'Levain',
  theme: 'levain',
  pitch:
    'For bakeries, kitchens and small makers: warm paper, a soft serif, and a price list like a menu board.',
  language: 'en-US',
  timeZone: 'America/New_York',
  currency: 'USD',
  settings: {
    tagline: 'Wood-fired bread on Ferry Row',
    description: 'Naturally leavened bread and pastry from a wood-fired oven in Rondout, New York.',
    logoAssetId: null,
    faviconAssetId: null,
    socialImageAssetId: 'levain/hero',
    socialAccounts: [{ service: 'instagram', url: 'https://instagram.example/levain', name: 'Instagram' }],
    announcement: { text: 'Holiday orders are open: collect December 22 and 23', href: '/shop' },
    businessName: 'Levain Bread Company',
    businessEmail: 'hello@levain.example',
    address: ['41 Ferry Row', 'Rondout, New York 12401'],
    store: {
      multipleQuantityAllowedForServices: true,
      useCldrMoneyFormat: true,
      shippingRates: [
        { id: 'pickup', name: 'Pick-up at 41 Ferry Row', perOrder: '0.00', perItem: '0.00' },
        { id: 'post', name: 'Bread by post, two days', perOrder: '9.00', perItem: '1.00' },
      ],
      shippingCountries: ['US'],
    },
    strings: {},
  },
  tweaks: {},
  navigation: {
    main: [
      link(
        'Shop',
        'shop',
        externalLink('Bread', '/shop?category=bread'),
        externalLink('Pastry', '/shop?category=pastry'),
        externalLink('Boxes', '/shop?category=boxes'),
        link('The Baking Circle', 'page-circle'),
      ),
      link('Bread list', 'page-bread-list'),
      link('Our flour', 'page-our-flour'),
      link('Visit', 'page-visit'),
    ],
    footer: [
      link('Shop', 'shop'),
      link('Bread list', 'page-bread-list'),
      link('Our flour', 'page-our-flour'),
      link('Hours and address', 'page-visit'),
      link('The Baking Circle', 'page-circle'),
      externalLink('Cart', '/cart'),
    ],
  },
  collections: [
    pageCollection('home', {
      title: 'Home',
      urlSlug: '',
      seoTitle: 'Levain, wood-fired bread in Rondout, New York',
      description:
        'Naturally leavened bread and pastry from a wood-fired oven. Order by noon, collect tomorrow.',
      imageAssetId: 'levain/hero',
      document: homeDocument,
    }),
    listCollection('shop', 'products', {
      title: 'The shop',
      navigationTitle: 'Shop',
      urlSlug: 'shop',
      description: 'Order before noon and collect from seven on the next baking day.',
    }),
    pageCollection('bread-list', {
      title: 'The bread list',
      navigationTitle: 'Bread list',
      urlSlug: 'bread-list',
      description: 'Every dough we bake, with its price and its day of the week.',
      document: breadListDocument,
    }),
    pageCollection('our-flour', {
      title: 'Our flour',
      urlSlug: 'our-flour',
      description: 'Grain from eleven miles away, milled on granite, fermented for thirty-six hours.',
      imageAssetId: 'levain/mill-landscape',
      document: flourDocument,
    }),
    pageCollection('visit', {
      title: 'Visit',
      urlSlug: 'visit',
      description: '41 Ferry Row, Rondout, New York. Open Wednesday to Sunday from seven.',
      imageAssetId: 'levain/shop-front',
      document: visitDocument,
    }),
    pageCollection('circle', {
      title: 'The Baking Circle',
      urlSlug: 'circle',
      description: 'One dough a month from our book, for members of the Circle.',
      imageAssetId: 'levain/proofing-baskets',
      document: circleDocument,
      access: { kind: 'paywall', productIds: ['baking-circle'] },
    }),
  ],
  items: [],
  products: levainProducts,
  categoryNames: levainCategories,
  forms: levainForms,
};
