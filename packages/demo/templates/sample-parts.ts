import type { SiteSettings } from '@veranda/domain/publishing/snapshot';
import { sampleRate } from '@veranda/domain/sites/own-settings';
import type { SiteTemplateForm, SiteTemplateProduct } from '@veranda/domain/sites/site-template';
import { defaultForm } from '../sites/compose/forms.ts';
import { choices, single } from '../sites/compose/products.ts';

/**
 * Settings of a new site: nobody's address, no accounts, and one shipping rate that says that it is a sample.
 */
export const sampleSettings: SiteSettings = {
  tagline: '',
  description: '',
  logoAssetId: null,
  faviconAssetId: null,
  socialImageAssetId: null,
  socialAccounts: [],
  announcement: null,
  businessName: '',
  businessEmail: '',
  address: [],
  store: {
    multipleQuantityAllowedForServices: true,
    useCldrMoneyFormat: true,
    shippingRates: [sampleRate],
    shippingCountries: [],
  },
  strings: {},
};

/** Forms of a new site: one to write by, and one for the newsletter. */
export const sampleForms: readonly SiteTemplateForm[] = [
  defaultForm(['form-contact', 'Contact'], { submit: 'Send', thanks: 'Thank you. Your message was sent.' }, [
    ['name', '*Name'],
    ['email', '*Email', { placeholder: 'you@example.com' }],
    ['textarea', '*Message', { maxLength: 1200 }],
  ]),
  defaultForm(
    ['form-newsletter', 'Newsletter'],
    { submit: 'Sign up', thanks: 'Thank you for signing up!', purpose: 'newsletter' },
    [['email', '*Email', { placeholder: 'you@example.com' }]],
  ),
];

const description =
  '<p>This product is a sample. Give it a name, pictures, a description and a price of your own, or delete it.</p>';

const shared = {
  productType: 1,
  description,
  tags: [],
  categories: [],
  weightGrams: 300,
  isSample: true,
} as const;

const sizes = choices(
  ['Size'],
  [
    [['Small'], 'SAMPLE-2-S', '30.00', 10],
    [['Medium'], 'SAMPLE-2-M', '30.00', 10],
    [['Large'], 'SAMPLE-2-L', '35.00', 10],
  ],
);

/** Products of a new shop that say that they are samples: two without options and one in three sizes. */
export function sampleProducts(
  collectionKey: string,
  [first, second, third]: readonly [string, string, string],
): readonly SiteTemplateProduct[] {
  return [
    {
      ...shared,
      collectionKey,
      key: 'sample-1',
      urlSlug: 'sample-product',
      pictures: [first],
      title: 'Sample product',
      ...single({ sku: 'SAMPLE-1', price: '20.00', stock: 10 }),
    },
    {
      ...shared,
      collectionKey,
      key: 'sample-2',
      urlSlug: 'sample-product-in-sizes',
      pictures: [second],
      title: 'Sample product in sizes',
      ...sizes,
    },
    {
      ...shared,
      collectionKey,
      key: 'sample-3',
      urlSlug: 'another-sample-product',
      pictures: [third],
      title: 'Another sample product',
      ...single({ sku: 'SAMPLE-3', price: '45.00', stock: 10 }),
    },
  ];
}
