import { defaultCurrency } from '@veranda/domain/money/currencies.data';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';

const section = {
  id: 's1',
  position: 'a0',
  theme: 'lightest' as const,
  background: { kind: 'none' as const },
  width: 'content' as const,
  minHeight: 0,
  spacing: 'medium' as const,
  verticalAlign: 'top' as const,
  anchor: '',
};

function page(id: string, title: string, urlSlug: string, text: string) {
  return {
    id,
    type: 10,
    typeName: 'page',
    title,
    navigationTitle: title,
    urlSlug,
    description: '',
    isHome: urlSlug === '',
    seo: { title: '', description: '', imageAssetId: null },
    document: {
      schema: 1 as const,
      sections: { s1: section },
      blocks: {
        b1: {
          id: 'b1',
          sectionId: 's1',
          position: 'a0',
          type: 2,
          value: {
            doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
          },
          style: {},
          layout: { desktop: { x: 0, y: 0, w: 12, h: 2, z: 0, align: 'start' as const } },
        },
      },
    },
  };
}

/**
 * A site template of two pages and a store of two products, without pictures: a site is made of it in
 * milliseconds.
 */
export const tinySiteTemplate: SiteTemplate = {
  slug: 'tiny',
  title: 'Tiny',
  theme: 'levain',
  pitch: 'For tests.',
  language: 'en-US',
  timeZone: 'America/New_York',
  currency: defaultCurrency,
  settings: {
    tagline: '',
    description: '',
    logoAssetId: null,
    faviconAssetId: null,
    socialImageAssetId: null,
    // Nothing of this reaches a site that somebody makes.
    socialAccounts: [{ service: 'instagram', url: 'https://instagram.example/tiny', name: 'Instagram' }],
    announcement: { text: 'Tiny is open all night', href: '/shop' },
    businessName: 'Tiny',
    businessEmail: 'hello@tiny.example',
    address: ['1 Tiny Row', 'Tinytown'],
    store: {
      multipleQuantityAllowedForServices: true,
      useCldrMoneyFormat: true,
      shippingRates: [{ id: 'flat', name: 'Post', perOrder: '5.00', perItem: '0.50' }],
      shippingCountries: [],
    },
    strings: {},
  },
  tweaks: {},
  navigation: {
    main: [
      { id: 'n1', title: 'Shop', target: { kind: 'collection', collectionId: 'shop' }, children: [] },
      { id: 'n2', title: 'About', target: { kind: 'collection', collectionId: 'page-about' }, children: [] },
    ],
    footer: [],
  },
  collections: [
    page('page-home', 'Home', '', 'Hello from the tiny site'),
    page('page-about', 'About', 'about', 'All about it'),
    {
      id: 'shop',
      type: 13,
      typeName: 'products',
      title: 'Shop',
      navigationTitle: 'Shop',
      urlSlug: 'shop',
      description: '',
      isHome: false,
      seo: { title: '', description: '', imageAssetId: null },
      document: null,
    },
  ],
  items: [],
  products: [
    {
      key: 'mug',
      collectionKey: 'shop',
      productType: 1,
      title: 'Mug',
      urlSlug: 'mug',
      description: '<p>A mug.</p>',
      tags: [],
      categories: [],
      optionOrdering: [],
      pictures: [],
      variants: [{ sku: 'MUG', attributes: {}, price: '12.00', salePrice: null, stock: 5, picture: null }],
      weightGrams: 300,
    },
    {
      key: 'shirt',
      collectionKey: 'shop',
      productType: 1,
      title: 'Shirt',
      urlSlug: 'shirt',
      description: '<p>A shirt.</p>',
      tags: [],
      categories: ['/wear'],
      optionOrdering: ['Size'],
      pictures: [],
      variants: [
        {
          sku: 'SHIRT-S',
          attributes: { Size: 'S' },
          price: '30.00',
          salePrice: '24.00',
          stock: 2,
          picture: null,
        },
        {
          sku: 'SHIRT-M',
          attributes: { Size: 'M' },
          price: '30.00',
          salePrice: null,
          stock: 0,
          picture: null,
        },
      ],
      weightGrams: 200,
    },
  ],
  categoryNames: { '/wear': 'Wear' },
};
