import { defaultCurrency } from '@veranda/domain/money/currencies.data';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { NavigationNode, SiteSettings, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { sampleRate } from '@veranda/domain/sites/own-settings';
import type {
  GalleryTemplate,
  SiteTemplateForm,
  SiteTemplateProduct,
} from '@veranda/domain/sites/site-template';
import { item, link } from '../sites/compose/collections.ts';
import { defaultForm, newsletter } from '../sites/compose/forms.ts';
import { type Place, page, section, text } from '../sites/compose/page.ts';
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

/** The form to write by. */
export const contactForm: SiteTemplateForm = defaultForm(
  ['form-contact', 'Contact'],
  { submit: 'Send', thanks: 'Thank you. Your message was sent.' },
  [
    ['name', '*Name'],
    ['email', '*Email', { placeholder: 'you@example.com' }],
    ['textarea', '*Message', { maxLength: 1200 }],
  ],
);

/** The form of the newsletter. */
export const newsletterForm: SiteTemplateForm = defaultForm(
  ['form-newsletter', 'Newsletter'],
  { submit: 'Sign up', thanks: 'Thank you for signing up!', purpose: 'newsletter' },
  [['email', '*Email', { placeholder: 'you@example.com' }]],
);

/** Forms of most new sites. */
export const sampleForms: readonly SiteTemplateForm[] = [contactForm, newsletterForm];

/** The block that shows the form of the newsletter. */
export function sampleNewsletter(place: Place) {
  return newsletter(place, {
    formId: newsletterForm.key,
    title: 'Newsletter',
    text: 'Say what people get when they sign up, and how often.',
  });
}

type TemplateFacts = Pick<
  GalleryTemplate,
  'slug' | 'title' | 'theme' | 'goal' | 'pitch' | 'tweaks' | 'collections'
> &
  Partial<GalleryTemplate> & {
    /** Entries of both menus: the title, and the id of the page that it leads to. */
    readonly menu: readonly (readonly [title: string, collectionId: string])[];
  };

/** A template without a shop in which nothing is anybody’s but what is given. */
export function sampleTemplate({ menu, ...facts }: TemplateFacts): GalleryTemplate {
  const entries = (): NavigationNode[] => menu.map(([title, id]) => link(title, id));
  return {
    language: 'en-US',
    timeZone: 'America/New_York',
    currency: defaultCurrency,
    settings: sampleSettings,
    navigation: { main: entries(), footer: entries() },
    items: [],
    products: [],
    categoryNames: {},
    forms: sampleForms,
    funds: [],
    datedFrom: sampleDay,
    ...facts,
  };
}

/** The day on which the sample items of the templates are set. */
export const sampleDay = Date.UTC(2026, 9, 20);
const dayLength = 86_400_000;

/** An instant of a sample item: days after the sample day, at nine o’clock. */
export function sampleTime(days: number): number {
  return sampleDay + days * dayLength + 9 * 3_600_000;
}

/** The page of a sample item. */
export function sampleDocument(name: string, place: Place = [0, 0, 14, 5]): PageDocument {
  return page(
    name,
    section(
      { theme: 'lightest', spacing: 'small' },
      text(place, 'Replace this text with your own. Sections and blocks are added in the editor.'),
    ),
  );
}

/** A sample post of a list, `number` days older than the sample day. */
export function samplePost(
  collectionId: string,
  number: number,
  more: Partial<SnapshotItem> & { readonly imageAssetId: string },
): SnapshotItem {
  const id = `sample-post-${String(number)}`;
  return item({
    id,
    collectionId,
    recordType: 1,
    title: `Sample post ${String(number)}`,
    urlSlug: id,
    excerpt: 'The first lines of a post stand here.',
    publishOn: sampleTime(-number),
    document: sampleDocument(id),
    ...more,
  });
}

/** A sample event some days after the sample day, from nine to five o’clock. */
export function sampleEvent(collectionId: string, number: number, days: number): SnapshotItem {
  const id = `sample-event-${String(number)}`;
  return item({
    id,
    collectionId,
    recordType: 12,
    title: `Sample event ${String(number)}`,
    urlSlug: id,
    excerpt: 'Say in a sentence what happens, and for whom it is.',
    publishOn: sampleTime(-number),
    startDate: sampleTime(days),
    endDate: sampleTime(days) + 8 * 3_600_000,
    document: sampleDocument(id),
  });
}

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
