import type { Reply, Session } from '../../tests/support/browser-session.ts';
import { factsOf } from './shops.data.ts';
import { ask, linkOfMail, type Stage } from './stage.ts';
import { address, agree, pay, put, shopper, signUp, newEmail } from './stage-buying.ts';
import { planOf } from './stage-gates.ts';
import { makeProduct, moveStock, productAt } from './stage-products.ts';
import type { Visit } from './story.ts';

const weekly = { period: { value: 1, unit: 'WEEK' }, numCycles: 0 };

/** A subscription of the stage, made once. */
export const boxOf = (stage: Stage): Promise<Reply> =>
  stage.once('box', () =>
    makeProduct(stage, {
      kind: 'service',
      title: 'A Note Every Week',
      price: '12.00',
      plan: weekly,
      stock: 500,
    }),
  );

/** Something to download, made once. */
export const songOf = (stage: Stage): Promise<Reply> =>
  stage.once('song', async () => {
    const product = await makeProduct(stage, {
      kind: 'digital',
      title: 'Field Recordings',
      price: '9.00',
      stock: 500,
    });
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="dawn-chorus-along-the-river.flac"\r\ncontent-type: audio/flac\r\n\r\n';
    const body = Buffer.from(`${head}${'sound'.repeat(4000)}\r\n--x--\r\n`);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    await ask(stage.owner, 'POST', `${stage.base}/products/${product.id}/files`, body, headers);
    return product;
  });

/**
 * Somebody with orders, addresses, downloads, a subscription and a membership; the same for all stories of a
 * run.
 */
export const regular = (stage: Stage): Promise<{ session: Session; email: string }> =>
  stage.once('regular', async () => {
    const member = await signUp(stage);
    const { session, email } = member;
    await put(session, await productAt(stage, factsOf(stage.theme).product));
    await pay(session, email);
    await put(session, await songOf(stage));
    await pay(session, email);
    for (const product of [await boxOf(stage), await planOf(stage)]) {
      await agree(session, product);
      await pay(session, email);
    }
    const rest = { ...address, address1: 'The Old Ferry House, 23 Waterside Embankment', city: 'Kingston' };
    await ask(session, 'POST', '/api/site-users/account/addresses', { ...rest, id: '' });
    return member;
  });

/** A page of the account of somebody who has everything, or nothing yet. */
export const account =
  (path: string, who: 'regular' | 'new') =>
  async (stage: Stage): Promise<Visit> => {
    const { session } = who === 'regular' ? await regular(stage) : await signUp(stage);
    return { path, session };
  };

/** The page that a mail of an account leads to: a new password, or an address that is confirmed. */
export async function accountLink(stage: Stage, kind: 'reset' | 'confirm'): Promise<Visit> {
  const { session, email } = await signUp(stage);
  const call = kind === 'reset' ? 'password-reset' : 'confirmation';
  const body = kind === 'reset' ? { email } : {};
  await ask(session, 'POST', `/api/site-users/account/${call}`, body);
  const pattern =
    kind === 'reset' ? /\/account\/reset\?token=[\w.%-]+/ : /\/account\/confirm\?token=[\w.%-]+/;
  const path = await linkOfMail(stage, pattern, (listed) => listed.includes(email));
  return kind === 'reset' ? { path } : { path, session };
}

/** The page of a mail of the mailing list: it is asked for by a buyer who ticks the box. */
export async function listLink(stage: Stage, kind: 'confirm' | 'unsubscribe'): Promise<string> {
  const email = newEmail();
  const session = await shopper(stage);
  await ask(session, 'PUT', '/api/commerce/checkout', { newsletter: true });
  await pay(session, email);
  const isTheirs = (listed: string): boolean => listed.includes(email);
  const confirm = await linkOfMail(stage, /\/confirm-subscription\/[\w.%-]+/, isTheirs);
  if (kind === 'confirm') return confirm;
  await ask(await stage.visitor(), 'POST', confirm, '');
  return linkOfMail(stage, /\/unsubscribe\/[\w.%-]+/, isTheirs);
}

/** The page on which somebody who waited ends the mails about a product that has come back. */
export async function restockLink(stage: Stage): Promise<string> {
  const product = await makeProduct(stage, { title: 'A Linen Bag', price: '14.00', stock: 0 });
  const visitor = await stage.visitor();
  const email = newEmail();
  const [variant] = product.variants;
  const wanted = { productId: product.id, variantId: variant.id };
  await ask(visitor, 'POST', '/api/site-users/account/notifications/restock', {
    ...wanted,
    siteVisitorEmail: email,
    recaptchaEnterpriseV3Token: null,
    language: 'en',
  });
  await moveStock(stage, product, 5);
  await ask(stage.owner, 'POST', `${stage.base}/notifications/restock/send`, wanted);
  return linkOfMail(stage, /\/cart\/restock\/[\w.%-]+/, (listed) => listed.includes(email));
}
