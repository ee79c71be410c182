import type { Reply } from '../../tests/support/browser-session.ts';
import { ask, type Stage } from './stage.ts';
import { agree, card, newEmail, pay, put, shopper, signUp } from './stage-buying.ts';
import { planOf } from './stage-gates.ts';
import { makeProduct } from './stage-products.ts';
import { boxOf, songOf } from './stage-people.ts';
import type { Visit } from './story.ts';

/** Subject of a purchase. */
type Bought = 'goods' | 'files' | 'subscription' | 'membership' | 'donation';

/** The page after the payment of an order. */
export const bought =
  (what: Bought, payment?: object) =>
  async (stage: Stage): Promise<Visit> => {
    const { session, done } = await buy(stage, what, payment);
    return {
      path:
        new URL(done.confirmationUrl, stage.origin).pathname +
        new URL(done.confirmationUrl, stage.origin).search,
      session,
    };
  };

async function buy(stage: Stage, what: Bought, payment?: object) {
  const email = newEmail();
  if (what === 'subscription' || what === 'membership') {
    const { session } = await signUp(stage);
    await agree(session, what === 'subscription' ? await boxOf(stage) : await planOf(stage));
    return { session, email, done: await pay(session, email, payment) };
  }
  const session = what === 'goods' ? await shopper(stage) : await stage.visitor();
  if (what === 'files') await put(session, await songOf(stage));
  if (what === 'donation') await ask(session, 'POST', await fundPath(stage), { amount: '25' });
  return { session, email, done: await pay(session, email, payment) };
}

/** State that an owner has brought an order to. */
type Fate = 'new' | 'part sent' | 'sent' | 'refunded' | 'canceled';

/** The status page of an order after what the owner did. */
export const status =
  (fate: Fate) =>
  async (stage: Stage): Promise<Visit> => {
    const { owner, base } = stage;
    const session = await shopper(stage);
    await put(session, await makeProduct(stage, { title: 'A Linen Bag', price: '14.00' }), { quantity: 2 });
    const done = await pay(session, newEmail());
    const path = `${base}/orders/${done.orderId}`;
    const order = await ask(owner, 'GET', path);
    const lines: Reply[] = order.order.lines;
    const key = `story-${crypto.randomUUID()}`;
    if (fate === 'sent' || fate === 'part sent')
      await ask(owner, 'POST', `${path}/shipments`, {
        lines: (fate === 'sent' ? lines : lines.slice(0, 1)).map((one) => ({
          lineId: one.id,
          quantity: one.quantity,
        })),
        carrier: 'River Post',
        trackingNumber: 'RP 4410 2277 31',
        notify: false,
        trackingUrl: 'https://parcels.example/RP4410227731',
      });
    const rest = { key, restock: true, reason: '', notify: false };
    if (fate === 'refunded') await ask(owner, 'POST', `${path}/refunds`, { ...rest, amount: '5.00' });
    if (fate === 'canceled') await ask(owner, 'POST', `${path}/cancel`, rest);
    const page = (await session.send('GET', pathOf(stage, done.confirmationUrl))).text;
    const link = /href="(\/order-status\?token=[^"]+)"/.exec(page)?.[1] ?? '';
    return { path: link.replaceAll('&amp;', '&'), session };
  };

const pathOf = (stage: Stage, url: string): string => {
  const { pathname, search } = new URL(url, stage.origin);
  return pathname + search;
};

/** The page of a fund of the stage. */
export async function fundPath(stage: Stage, state: 'open' | 'closed' = 'open'): Promise<string> {
  const made = await stage.once(`fund ${state}`, () =>
    ask(stage.owner, 'POST', `${stage.base}/funds`, {
      name: 'A new oven',
      description: 'The old one is from 1974.\n\nIt has baked enough.',
      suggested: ['10', '25', '50', '100'],
      ownAmount: true,
      least: '5',
      most: '5000',
      monthly: true,
      goal: '8000',
      thanks: 'The first loaf is yours.',
      imageId: null,
      isOpen: state === 'open',
    }),
  );
  return made.fund.url;
}

/** Cards whose payment is not simply done. */
export const lostAnswer = card('4000000000000119');
