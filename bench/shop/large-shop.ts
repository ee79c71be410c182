import { setTimeout as pause } from 'node:timers/promises';
import { createSession } from '../../tests/support/browser-session.ts';
import { startedFolder } from '../../tests/support/server-process.ts';
import { ask } from '../support/ask.ts';
import { compare, type LoadRequest, measureSubject } from '../support/load.ts';
import { report, type Row } from '../support/report.ts';
import { type SeededSite, seedSite, signInOwner } from '../support/seeded-site.ts';
import { startFloor, startProduct } from '../support/subject.ts';
import { rounds, scaled } from '../support/trial.ts';

// Share of the bare server's figure with the same bytes for a page rendered with nothing cached.
const goal = 0.025;
// Time of a list in a site of 10,000 products, as a multiple of one in a site of 1,000.
const maxSlower = 1.3;
const maxValues = 50;
const few = scaled(1_000, 210);
const many = scaled(10_000, 420);
const lines = scaled(100, 20);

const emptyProduct = {
  kind: 'physical',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  imageIds: [],
  categoryIds: [],
};

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }, folder.path);
try {
  const at = { port: product.port, folder: folder.path };
  const small = await seedSite(at, few);
  const large = await seedSite(at, many);
  const page = await productOfVariants(small);
  const cookie = await cartOfLines(small, lines);
  // Numbers make every page one that is kept nowhere; they change nothing of what it shows.
  const list = { path: '/shop?max=1{n}' };
  const onPage = await productsOnPage(small);
  const rows = [
    await measure(`a page of ${onPage} of a list of 200 products`, small, list),
    await measure('product with 250 variants', small, { path: `${page}?max=1{n}` }),
    await measure(`cart of ${lines} lines`, small, { path: '/cart', headers: { cookie } }),
    await measure(`search over ${many} products`, large, {
      path: '/search?q=product%20{n}',
      headers: { 'x-forwarded-for': '{address}' },
    }),
    await compareLists(small, large, list),
  ];
  report('shop/large-shop', rows);
} finally {
  await product.stop();
  folder.remove();
}

function loadOf(site: SeededSite, request: LoadRequest) {
  const headers = { host: site.host, ...request.headers };
  return { connections: 8, requests: [{ ...request, headers }] };
}

/** Number of products on a page of a store's list; @throws when it is not a whole page. */
async function productsOnPage(site: SeededSite): Promise<number> {
  const headers = { host: site.host };
  const drawn = await ask(product.origin, { path: '/shop?max=1234567890', headers });
  const shown = new Set(String(drawn.body).match(/\/shop\/p\/[a-z0-9-]+/g)).size;
  const listed = await ask(product.origin, { path: '/shop?max=1234567890&format=json', headers });
  const { items } = JSON.parse(String(listed.body)) as { items: readonly unknown[] };
  if (shown < items.length || items.length < 12)
    throw new Error(`the list shows ${shown} of ${items.length} products`);
  return items.length;
}

async function measure(name: string, site: SeededSite, request: LoadRequest): Promise<Row> {
  const path = request.path.replace('{n}', '1234567890');
  const headers = { host: site.host, ...request.headers, 'x-forwarded-for': '10.1.1.1' };
  const answer = await ask(product.origin, { ...request, path, headers });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
  const floor = await startFloor({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: answer.body.toString('base64'),
  });
  const found = await compare(rounds, {
    floor: () => measureSubject(floor, { connections: 8, requests: [{ path: '/' }] }),
    ours: () => measureSubject(product, loadOf(site, request)),
  });
  await floor.stop();
  return {
    name,
    bytes: answer.body.length,
    'floor /CPU s': Math.round(found.floor.perCpu),
    'ours /CPU s': Math.round(found.ours.perCpu),
    'ours req/s': Math.round(found.ours.rate),
    ratio: found.ratio,
    goal,
  };
}

// The database does most of the work here, so that these two are held against each other by the clock.
async function compareLists(small: SeededSite, large: SeededSite, request: LoadRequest): Promise<Row> {
  const times: { small: number; large: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({
      small: (await measureSubject(product, loadOf(small, request))).rate,
      large: (await measureSubject(product, loadOf(large, request))).rate,
    });
  const middle = times.toSorted((a, b) => a.small / a.large - b.small / b.large)[rounds >> 1];
  if (!middle) throw new Error('nothing was measured');
  return {
    name: `list in a site of ${many} products, in times of one of ${few}`,
    'few req/s': Math.round(middle.small),
    'many req/s': Math.round(middle.large),
    ratio: middle.small / middle.large,
    goal: maxSlower,
    most: true,
  };
}

/** Gives a product of a site 250 variants; returns its path. */
async function productOfVariants(site: SeededSite): Promise<string> {
  const owner = await signInOwner(product.port, site);
  const variants = Array.from({ length: 5 * maxValues }, (_, index) => ({
    sku: `MANY-${index}`,
    attributes: { Colour: `Colour ${index % maxValues}`, Size: `Size ${Math.trunc(index / maxValues)}` },
    price: '12.00',
    salePrice: null,
    onSale: false,
    stock: { unlimited: true, quantity: 0 },
  }));
  // One that is in no cart of the bench.
  const address = `/api/studio/sites/${site.id}/products/${site.products[150]?.id}`;
  const { json } = await owner.send('GET', address);
  const { status, text } = await owner.send('PUT', address, {
    version: json.product.version,
    product: {
      ...emptyProduct,
      title: 'Many',
      urlSlug: 'many',
      optionOrdering: ['Colour', 'Size'],
      variants,
    },
  });
  if (status !== 200) throw new Error(`a product of 250 variants was refused: ${status} ${text}`);
  return '/shop/p/many';
}

/** Fills a cart; returns its cookies. The limit of additions a cart is waited for. */
async function cartOfLines(site: SeededSite, lines: number): Promise<string> {
  const visitor = createSession(product.port, site.host);
  await visitor.send('GET', '/cart');
  for (const { id, variants } of site.products.slice(1, lines + 1)) {
    const body = { itemId: id, sku: variants[0]?.sku, quantity: 1 };
    let answer = await visitor.send('POST', '/api/commerce/shopping-cart/entries', body);
    while (answer.status === 429) {
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      answer = await visitor.send('POST', '/api/commerce/shopping-cart/entries', body);
    }
    if (answer.status !== 200) throw new Error(`line ${id} was refused: ${answer.status} ${answer.text}`);
  }
  return [...visitor.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
