import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { Reply } from '../../tests/support/browser-session.ts';
import { factsOf } from './shops.data.ts';
import { ask, type Stage } from './stage.ts';

/** Facts of a product that is not among those of the theme. */
interface MadeProduct {
  readonly kind?: string;
  readonly title: string;
  readonly price: string;
  readonly excerpt?: string;
  readonly plan?: object;
  readonly stock?: number;
}

/** The products of the stage. */
export async function productsOf({ owner, base }: Stage): Promise<Reply[]> {
  return (await ask(owner, 'GET', `${base}/products?perPage=100`)).products;
}

/** The product of the theme at this address of its shop. */
export async function productAt(stage: Stage, urlSlug: string): Promise<Reply> {
  const found = (await productsOf(stage)).find((one) => one.urlSlug === urlSlug);
  if (!found) throw new Error(`no ${urlSlug}`);
  return (await ask(stage.owner, 'GET', `${stage.base}/products/${found.id}`)).product;
}

/** Makes a product of the kind. @returns it as the studio reads it */
export async function makeProduct({ owner, base }: Stage, given: MadeProduct): Promise<Reply> {
  const { stores } = await ask(owner, 'GET', `${base}/stores`);
  const quantity = given.stock ?? 12;
  const sku = `S-${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const product = {
    kind: given.kind ?? 'physical',
    title: given.title,
    urlSlug: '',
    description: '',
    tags: [],
    excerpt: given.excerpt ?? '',
    state: 'published',
    imageIds: [],
    optionOrdering: [],
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    categoryIds: [],
    variants: [
      {
        sku,
        attributes: {},
        price: given.price,
        salePrice: null,
        onSale: false,
        stock: { unlimited: false, quantity },
      },
    ],
  };
  const made = await ask(owner, 'POST', `${base}/products`, { collectionId: stores[0].id, product });
  if (given.plan) await ask(owner, 'PUT', `${base}/products/${made.product.id}/plan`, { plan: given.plan });
  return made.product;
}

/** Moves the stock of a product's first variant by `delta`. */
export async function moveStock({ owner, base }: Stage, product: Reply, delta: number): Promise<void> {
  const path = `${base}/inventory/${product.variants[0].id}/movements`;
  await ask(owner, 'POST', path, { delta, idempotencyKey: `story-${crypto.randomUUID()}` });
}

/** Changes what is said of a product. */
export async function changeProduct(
  { owner, base }: Stage,
  id: string,
  change: (body: Reply) => Reply,
): Promise<void> {
  const { product } = await ask(owner, 'GET', `${base}/products/${id}`);
  const names = [
    'kind',
    'title',
    'urlSlug',
    'description',
    'excerpt',
    'tags',
    'state',
    'optionOrdering',
    'weightGrams',
    'lengthMm',
    'widthMm',
    'heightMm',
    'customAddText',
    'seoTitle',
    'seoDescription',
  ];
  const body = {
    ...Object.fromEntries(names.map((name) => [name, product[name]])),
    imageIds: (product.images ?? []).map((one: Reply) => one.id),
    categoryIds: product.categoryIds ?? [],
    variants: product.variants.map((variant: Reply) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      price: variant.price,
      salePrice: variant.salePrice,
      onSale: variant.onSale,
      stock: variant.stock,
    })),
  };
  await ask(owner, 'PUT', `${base}/products/${id}`, { product: change(body), version: product.version });
}

const asked = {
  name: 'Before it is made',
  purpose: 'product',
  document: {
    ...formOf([
      {
        ...newField('text', { id: 'name', position: 'a0', title: 'Name on the card' }),
        value: { ...newField('text', { id: 'name', position: 'a0' }).value, required: true },
      },
      newField('textarea', { id: 'note', position: 'a1', title: 'What we should know' }),
    ]),
    purpose: 'product' as const,
  },
};

/** Everything that the stories of a shop need of its owner. */
export async function prepareShop(stage: Stage): Promise<void> {
  const { owner, base } = stage;
  const merchandisingPath = `${base}/commerce/merchandising`;
  const { merchandising, version } = await ask(owner, 'GET', merchandisingPath);
  const words = {
    ...merchandising,
    nativeReviews: true,
    restockEnabled: true,
    mailingListSignUpEnabled: true,
    scarcityEnabled: true,
    scarcityBelow: 10,
  };
  await ask(owner, 'PUT', merchandisingPath, { merchandising: words, version });
  const kept = await ask(owner, 'GET', `${base}/settings`);
  const installments = { minimum: '1', maximum: '2000', country: 'US' };
  const settings = { ...kept.settings, installments };
  await ask(owner, 'PUT', `${base}/settings`, { settings, version: kept.version });
  await askForm(stage);
  await prepareCodes(stage);
  const { lists } = await ask(owner, 'GET', `${base}/mailing-lists`);
  if (lists.length === 0)
    await ask(owner, 'POST', `${base}/mailing-lists`, { name: 'Sunday letter', doubleOptIn: true });
  await stage.publish();
}

async function askForm(stage: Stage): Promise<void> {
  const { owner, base } = stage;
  const { forms } = await ask(owner, 'GET', `${base}/forms`);
  if (forms.some((one: Reply) => one.name === asked.name)) return;
  const { name, purpose, document } = asked;
  const { form } = await ask(owner, 'POST', `${base}/forms`, { name, purpose });
  await ask(owner, 'PUT', `${base}/forms/${form.id}`, { version: form.version, name, document });
  const product = await productAt(stage, factsOf(stage.theme).asked);
  await ask(owner, 'PUT', `${base}/products/${product.id}/form`, { formId: form.id });
}

async function prepareCodes({ owner, base }: Stage): Promise<void> {
  const { discounts } = await ask(owner, 'GET', `${base}/discounts`);
  if (discounts.length > 0) return;
  const plain = {
    scope: { kind: 'order' },
    effect: { kind: 'percent', percent: 10 },
    minimumAmount: '0',
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    limit: null,
    oncePerCustomer: false,
  };
  await ask(owner, 'POST', `${base}/discounts`, { ...plain, name: 'Ten for friends', code: 'FRIENDS' });
  const two = { ...plain, name: 'For two or more', code: 'TWOFORYOU', minimumQuantity: 2 };
  await ask(owner, 'POST', `${base}/discounts`, two);
}
