import type { Page } from 'playwright-core';
import type { Reply } from '../../tests/support/browser-session.ts';
import { ask, type Stage } from './stage.ts';
import { agree, put, sayWhere, shopper, signUp } from './stage-buying.ts';
import { cart, issueCard } from './stage-cart.ts';
import { changeProduct, makeProduct } from './stage-products.ts';
import { fundPath } from './stage-orders.ts';
import { boxOf, regular, songOf } from './stage-people.ts';
import type { Visit } from './story.ts';

/** Subject of the checkout. */
type About = 'goods' | 'files' | 'subscription' | 'donation' | 'gift card' | 'a regular’s goods';

/** The checkout of somebody; with `isKnown` where it goes has been said. */
export const checkout =
  (about: About, isKnown = false) =>
  async (stage: Stage): Promise<Visit> => {
    await cart()(stage);
    const session = await (async () => {
      if (about === 'subscription') return (await signUp(stage)).session;
      if (about === 'a regular’s goods') return (await regular(stage)).session;
      return about === 'goods' || about === 'gift card' ? shopper(stage) : stage.visitor();
    })();
    if (about === 'files') await put(session, await songOf(stage));
    if (about === 'subscription') await agree(session, await boxOf(stage));
    if (about === 'donation') await ask(session, 'POST', await fundPath(stage), { amount: '25' });
    if (about === 'a regular’s goods')
      await put(session, await makeProduct(stage, { title: 'A Linen Bag', price: '14.00' }));
    if (about === 'gift card') {
      const code = await issueCard(stage, '500');
      await ask(session, 'POST', '/api/commerce/shopping-cart/gift-cards', { code });
    }
    if (isKnown) await sayWhere(session, 'sam@example.com');
    return { path: '/checkout', session };
  };

/** A checkout in which something gets more expensive while `page` is looked at. */
export function checkoutThatChanges(): {
  readonly stage: (stage: Stage) => Promise<Visit>;
  readonly act: (page: Page) => Promise<void>;
} {
  let raise = async (): Promise<void> => {};
  return {
    async stage(stage) {
      const product = await makeProduct(stage, { title: 'A Jar of Honey', price: '18.00' });
      const visit = await checkout('goods')(stage);
      if (visit.session) {
        await put(visit.session, product);
        await sayWhere(visit.session, 'sam@example.com');
      }
      raise = () =>
        changeProduct(stage, product.id, (body) => ({
          ...body,
          variants: body.variants.map((variant: Reply) => ({ ...variant, price: '21.50' })),
        }));
      return visit;
    },
    async act(page) {
      await fillCard(page);
      await raise();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.locator('.errors').waitFor();
    },
  };
}

/** Fills in a test card. */
export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expires/).fill('12/40');
  await page.getByLabel('Security code').fill('123');
}

/** A bank transfer as a payment method, offered from then on. @returns how it is chosen */
export async function bankTransfer({ owner, base }: Stage): Promise<object> {
  const path = `${base}/commerce/payments`;
  const { manual, version } = await ask(owner, 'GET', path);
  const transfer = {
    id: 'transfer',
    kind: 'bank-transfer',
    name: 'Bank transfer',
    active: true,
    expiresAfterDays: 14,
    instructions: 'Grand Bank\nIBAN DE02 1203 0000 0000 2020 51\nName the number of your order.',
  };
  if (manual.length === 0) await ask(owner, 'PUT', `${path}/manual`, { manual: [transfer], version });
  return { kind: 'manual', methodId: 'transfer' };
}
