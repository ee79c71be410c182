import type { Reply, Session } from '../../tests/support/browser-session.ts';
import { factsOf } from './shops.data.ts';
import { ask, type Stage } from './stage.ts';
import { put, shopper } from './stage-buying.ts';
import { changeProduct, makeProduct, moveStock, productAt } from './stage-products.ts';
import type { Visit } from './story.ts';

/** The minimum order of the shop. */
export async function leastOrder({ owner, base }: Stage, minimumOrder: string): Promise<void> {
  const path = `${base}/commerce/checkout-rules`;
  const { rules, version } = await ask(owner, 'GET', path);
  if (rules.minimumOrder !== minimumOrder)
    await ask(owner, 'PUT', path, { rules: { ...rules, minimumOrder }, version });
}

/**
 * A cart page of a shop without a minimum order, with what `fill` does to a cart that holds the theme's
 * product.
 */
export function cart(fill: (session: Session, stage: Stage) => Promise<string | void> = async () => {}) {
  return async (stage: Stage): Promise<Visit> => {
    await leastOrder(stage, '0');
    const session = await shopper(stage);
    const path = (await fill(session, stage)) ?? '/cart';
    return { path, session };
  };
}

/** Content of a visitor's cart. */
export const cartOf = (session: Session): Promise<Reply> =>
  ask(session, 'GET', '/api/commerce/shopping-cart');

/** Beside the theme's product something that sells out, gets more expensive, or is nearly gone afterwards. */
export async function addThenChange(
  session: Session,
  stage: Stage,
  change: 'gone' | 'dearer' | 'scarce',
): Promise<void> {
  const title = { gone: 'The Last of the Season', dearer: 'A Jar of Honey', scarce: 'Two Linen Towels' }[
    change
  ];
  const product = await makeProduct(stage, { title, price: '18.00', stock: 6 });
  await put(session, product, { quantity: change === 'scarce' ? 5 : 1 });
  if (change === 'scarce') await moveStock(stage, product, -4);
  if (change === 'gone') await changeProduct(stage, product.id, (body) => ({ ...body, state: 'hidden' }));
  if (change === 'dearer')
    await changeProduct(stage, product.id, (body) => ({
      ...body,
      variants: body.variants.map((variant: Reply) => ({ ...variant, price: '21.50' })),
    }));
}

/** Takes a code or a gift card for a cart. */
export async function giveCode(session: Session, code: string): Promise<void> {
  await ask(session, 'POST', '/api/commerce/shopping-cart/coupons', { code });
}

/** A gift card of the amount. @returns its code */
export async function issueCard({ owner, base }: Stage, amount: string): Promise<string> {
  return (await ask(owner, 'POST', `${base}/gift-cards`, { amount, note: 'For a story' })).code;
}

/** The product of the theme that asks a form, with answers. */
export async function putAnswered(session: Session, stage: Stage): Promise<string> {
  const product = await productAt(stage, factsOf(stage.theme).asked);
  const fields = JSON.stringify({ name: 'For Grace', note: 'Please leave out the raisins.' });
  await put(session, product, { fields });
  const { entries } = await cartOf(session);
  return entries.find((entry: Reply) => entry.itemId === product.id)?.id ?? '';
}
