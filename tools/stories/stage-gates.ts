import type { PageAccessBody } from '@veranda/contracts/page-access';
import type { Reply } from '../../tests/support/browser-session.ts';
import { ask, type Stage } from './stage.ts';
import { makeProduct, productsOf } from './stage-products.ts';

/** The password of the whole site; null lets everyone in. */
export async function lock({ owner, base }: Stage, password: string | null): Promise<void> {
  const availability =
    password === null ? { availability: 'public' } : { availability: 'password', password };
  await ask(owner, 'PUT', `${base}/availability`, availability);
}

/** Says who may see a page of a site that is open else. @returns its path */
export async function close(
  stage: Stage,
  kind: PageAccessBody['kind'],
  product: 'any' | 'plan' = 'any',
): Promise<string> {
  const { owner, base } = stage;
  await lock(stage, null);
  const { pages } = await ask(owner, 'GET', `${base}/pages`);
  const page = pages.find((one: Reply) => one.urlSlug !== '' && one.type === 10);
  const productIds = kind === 'paywall' ? await keysOf(stage, product) : [];
  const access = {
    everyone: { kind },
    members: { kind },
    password: { kind, password: 'veranda' },
    paywall: { kind, productIds },
  }[kind];
  const { version } = (await ask(owner, 'GET', `${base}/pages/${page.id}`)).page;
  await ask(owner, 'PATCH', `${base}/pages/${page.id}`, { version, access });
  await stage.publish();
  return `/${page.urlSlug}`;
}

async function keysOf(stage: Stage, product: 'any' | 'plan'): Promise<string[]> {
  if (product === 'plan') return [(await planOf(stage)).id];
  const goods = (await productsOf(stage)).filter(
    (one) => one.state === 'published' && one.kind === 'physical',
  );
  return goods.slice(0, 3).map((good) => good.id);
}

/** A member plan of the stage, made once. */
export async function planOf(stage: Stage): Promise<Reply> {
  return stage.once('plan', async () => {
    const title = 'Friend of the house';
    const known = (await productsOf(stage)).find((one) => one.title === title);
    if (known) return (await ask(stage.owner, 'GET', `${stage.base}/products/${known.id}`)).product;
    return makeProduct(stage, {
      kind: 'paywall',
      title,
      price: '8.00',
      excerpt: '<p>Reads everything, and keeps the lights on.</p>',
      plan: { period: { value: 1, unit: 'MONTH' }, numCycles: 0 },
    });
  });
}

/** Connects the identity provider of a developer's machine. @returns the path of the page */
export async function connectSso(stage: Stage): Promise<string> {
  await lock(stage, null);
  const provider = { issuer: `${stage.origin}/_identity`, clientId: 'shop', clientSecret: 'secret' };
  await ask(stage.owner, 'PUT', `${stage.base}/sso`, { ...provider, name: 'Acme ID' });
  return '/sso';
}
