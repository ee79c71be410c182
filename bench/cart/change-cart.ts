import { setTimeout as pause } from 'node:timers/promises';
import { createSession, type Session } from '../../tests/support/browser-session.ts';
import { startedFolder } from '../../tests/support/server-process.ts';
import { report } from '../support/report.ts';
import { type SeededSite, seedSite, signInOwner } from '../support/seeded-site.ts';
import { startProduct } from '../support/subject.ts';
import { rounds, scaled } from '../support/trial.ts';

// A change of a cart of 200 lines takes at most 100 ms at the median; 50 active discounts cost at most twice
// none.
const goals = { milliseconds: 100, discounts: 2 } as const;
const lines = scaled(200, 25);
const changes = scaled(40, 5);
const entries = '/api/commerce/shopping-cart/entries';

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }, folder.path);
try {
  const site = await seedSite({ port: product.port, folder: folder.path }, lines + 10);
  const owner = await signInOwner(product.port, site);
  const shopper = await fillCart(site);
  const times: { none: number; fifty: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const none = await medianChange(shopper);
    const made = await addDiscounts(owner, site);
    const fifty = await medianChange(shopper);
    for (const id of made) await owner.send('DELETE', `/api/studio/sites/${site.id}/discounts/${id}`);
    times.push({ none, fifty });
  }
  const byRatio = times.toSorted((a, b) => a.fifty / a.none - b.fifty / b.none);
  const { none, fifty } = byRatio[rounds >> 1] ?? { none: 0, fifty: 0 };
  report('cart/change-cart', [
    { name: `a change of ${lines} lines, milliseconds`, ratio: none, goal: goals.milliseconds, most: true },
    {
      name: '50 active discounts, in times of none',
      'none ms': Number(none.toFixed(1)),
      '50 ms': Number(fifty.toFixed(1)),
      ratio: fifty / none,
      goal: goals.discounts,
      most: true,
    },
  ]);
} finally {
  await product.stop();
  folder.remove();
}

/** A visitor with a line of each of the first products. The limit of additions is waited for. */
async function fillCart(site: SeededSite): Promise<Session> {
  const shopper = createSession(product.port, site.host);
  await shopper.send('GET', '/cart');
  for (const [index, { id, variants }] of site.products.slice(1, lines + 1).entries()) {
    const body = { itemId: id, sku: variants[0]?.sku, quantity: 1 };
    const send = () => shopper.send('POST', entries, body, { 'x-forwarded-for': `10.7.0.${index % 250}` });
    let answer = await send();
    while (answer.status === 429) {
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      answer = await send();
    }
    if (answer.status !== 200) throw new Error(`line ${index} was refused: ${answer.status} ${answer.text}`);
  }
  return shopper;
}

/** Milliseconds of a change of a quantity, at the median; each from an address of its own. */
async function medianChange(shopper: Session): Promise<number> {
  const cart = (await shopper.send('GET', '/api/commerce/shopping-cart')).json;
  const times: number[] = [];
  for (let turn = 0; turn < changes; turn += 1) {
    const [entry] = cart.entries;
    const from = performance.now();
    const answer = await shopper.send(
      'PUT',
      `${entries}/${entry.id}`,
      { quantity: 1 + (turn % 2) },
      { 'x-forwarded-for': `10.6.${Math.trunc(Math.random() * 250)}.${turn}` },
    );
    times.push(performance.now() - from);
    if (answer.status !== 200) throw new Error(`a change was refused: ${answer.status} ${answer.text}`);
  }
  return times.sort((a, b) => a - b)[changes >> 1] ?? 0;
}

/** Ten of each kind, given automatically. @returns their ids */
async function addDiscounts(owner: Session, site: SeededSite): Promise<string[]> {
  const productIds = site.products.slice(0, lines).map((one) => one.id);
  const order = { kind: 'order' };
  const kinds = [
    { effect: { kind: 'percent', percent: 1 }, scope: order },
    { effect: { kind: 'fixed', amount: '1' }, scope: order },
    { effect: { kind: 'percent', percent: 2 }, scope: { kind: 'products', productIds } },
    { effect: { kind: 'buy-x-get-y', buy: 20, get: 1, percent: 50, of: order }, scope: order },
    { effect: { kind: 'free-shipping' }, scope: order },
  ];
  const ids: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    const made = await owner.send('POST', `/api/studio/sites/${site.id}/discounts`, {
      name: `Discount ${index}`,
      code: null,
      minimumAmount: '0',
      minimumQuantity: 0,
      active: true,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
      ...kinds[index % kinds.length],
    });
    if (made.status !== 200) throw new Error(made.text);
    ids.push(made.json.discount.id);
  }
  return ids;
}
