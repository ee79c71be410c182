import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSession, type Session } from '../../tests/support/browser-session.ts';
import { startProcess, startedFolder } from '../../tests/support/server-process.ts';
import { seconds } from '../support/load.ts';
import { endRecording, recordingEnvironment, takeStatements } from '../support/recorder.ts';
import { report } from '../support/report.ts';
import { startProduct } from '../support/subject.ts';

// A shop with 10,000 subscribers renews all of them within an hour of the first of a month: three a second.
const goal = 3;

const bread = {
  kind: 'service',
  title: 'Bread club',
  urlSlug: '',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  optionOrdering: [],
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  imageIds: [],
  categoryIds: [],
  variants: [
    {
      sku: 'BENCH-BREAD',
      attributes: {},
      price: '12.00',
      salePrice: null,
      onSale: false,
      stock: { unlimited: true, quantity: 0 },
    },
  ],
};

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn', ROLE: 'web', ...recordingEnvironment }, folder.path);
try {
  const { siteId, id } = await subscribe();
  const { url } = await takeStatements({ kill: (signal) => product.process.child.kill(signal) });
  report('subscriptions/renewals', [
    { name: 'renewals a second of one worker', ratio: await renew(url, { siteId, id }), goal },
  ]);
} finally {
  await product.stop();
  endRecording();
  folder.remove();
}

/** Renews one subscription cycle after cycle, as a worker does whose cycles are all due. */
async function renew(
  url: string,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<number> {
  const program = fileURLToPath(new URL('../../tests/support/renewing-process.ts', import.meta.url));
  const settings = JSON.stringify({
    studioOrigin: product.origin,
    sitesDomain: `localhost:${product.port}`,
    scheme: 'http',
    crumbKeys: [],
    sealKeys: [],
    stripe: { apiBase: product.origin, scriptUrl: product.origin, account: null },
    development: true,
    trustedProxies: [],
    bundles: { studio: '', storefront: '', collectors: '' },
    themes: fileURLToPath(new URL('../../packages/themes', import.meta.url)),
    dataDir: folder.path,
  });
  const worker = startProcess([process.execPath, program, url, siteId, id, settings], {});
  const done = () => worker.output().split('\ncycle ').length - 1;
  await worker.printed(/cycle \d+\ncycle \d+/);
  const [before, began] = [done(), performance.now()];
  await pause(seconds * 1000);
  const rate = ((done() - before) * 1000) / (performance.now() - began);
  worker.child.kill('SIGKILL');
  await worker.ended();
  return rate;
}

/** A member takes a subscription out, at the front door. */
async function subscribe(): Promise<{ siteId: string; id: string }> {
  const owner = createSession(product.port, `localhost:${product.port}`);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  await owner.send('POST', '/api/studio/session', login);
  const siteId: string = (await owner.send('GET', '/api/studio/sites')).json.sites[0].id;
  const base = `/api/studio/sites/${siteId}`;
  const { stores } = (await owner.send('GET', `${base}/stores`)).json;
  const made = await must(owner, `POST ${base}/products`, { collectionId: stores[0].id, product: bread });
  const itemId: string = made.product.id;
  const plan = { period: { value: 1, unit: 'WEEK' }, numCycles: 0 };
  await must(owner, `PUT ${base}/products/${itemId}/plan`, { plan });
  const visitor = createSession(product.port, `levain.localhost:${product.port}`);
  await visitor.send('GET', '/');
  const user = { email: 'sam@member.example', password: 'a long enough pass phrase' };
  await must(visitor, 'POST /api/site-users/account', user);
  const entry = { itemId, sku: 'BENCH-BREAD', qty: 1 };
  await must(visitor, 'POST /api/3/commerce/cart/subscription', entry);
  await must(visitor, 'POST /subscribe', { agree: '1' });
  const billingAddress = {
    firstName: 'Sam',
    lastName: 'Baker',
    address1: '1 Ferry Row',
    address2: '',
    city: 'Rondout',
    region: 'NY',
    postalCode: '12401',
    country: 'US',
    phone: '',
  };
  const saved = await must(visitor, 'PUT /api/commerce/checkout', { billingAddress });
  const payment = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
  const completion = { expectedGrandTotalCents: saved.cart.grandTotalCents, payment };
  await must(visitor, 'POST /api/commerce/checkout/complete', completion);
  const { subscriptions } = (await owner.send('GET', `${base}/subscriptions`)).json;
  return { siteId, id: subscriptions[0].id };
}

async function must(session: Session, call: string, body: object) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await session.send(method, path, body);
  if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${answer.text}`);
  return answer.json;
}
