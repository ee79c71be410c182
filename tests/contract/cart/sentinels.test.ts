import { callSentinels, unknownPlanSlug } from '@veranda/contracts/sentinels';
import { formSentinels } from '@veranda/contracts/form-protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';

let shop: SubscriptionShop;
beforeAll(async () => {
  shop = await createSubscriptionShop('sentinels');
  await shop.planned('Sentinel unknown plan', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
afterAll(() => shop.close());
afterEach(() => {
  develop(true);
  expect(shop.app.faults).toEqual([]);
});

/** Switches the server to a developer's, or back. */
function develop(development: boolean): void {
  Object.assign(shop.app.deps.settings, { development });
}

async function add(word: string) {
  const session = await shop.shopper();
  const { productId: itemId, sku } = shop.variant('MUG');
  const origin = `http://sentinels.${shop.app.studioHost}`;
  const referer = `${origin}/shop/p/mug?sentinel=${word}`;
  return session.send(
    'POST',
    '/api/commerce/shopping-cart/entries',
    { itemId, sku, quantity: 1, additionalFields: '{}' },
    { accept: 'application/json', referer },
  );
}

describe('sentinels, storefront §8', () => {
  it.each([
    [callSentinels.sessionOver, 403, 'Your session has expired. Please reload the page and try again.'],
    [callSentinels.tooOften, 429, 'Please try again in a few seconds.'],
    [callSentinels.refused, 404, 'Sorry, that item is no longer available.'],
    [callSentinels.away, 503, 'Something went wrong'],
  ])('%s is answered on a developer’s site: %d, %s', async (word, status, sentence) => {
    const answer = await add(word);
    expect([answer.status, answer.json.error]).toEqual([status, sentence]);
  });

  it('an answer that is no JSON, and none at all', async () => {
    const unreadable = await add(callSentinels.unreadable);
    expect(unreadable.status).toBe(500);
    expect(unreadable.headers.get('content-type')).toContain('text/html');
    await expect(add(callSentinels.cutOff)).rejects.toThrow();
  });

  it.each(Object.values(callSentinels))('%s does nothing on any other site', async (word) => {
    develop(false);
    expect((await add(word)).status).toBe(200);
  });

  it('a plan that nobody knows is shown at its address on a developer’s site alone', async () => {
    const visitor = await shop.shopper();
    const price = async () => {
      const page = await visitor.send('GET', `/shop/p/${unknownPlanSlug}`);
      return /v-price-now">([^<]*)</.exec(page.text)?.[1];
    };
    expect(await price()).toBe('Unavailable');
    develop(false);
    // The catalogue is read again once it has changed.
    await shop.planned('Another plan', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
    expect(await price()).toBe('$12.00 every month');
  });

  it('those of forms do nothing on any other site: the address is an address', async () => {
    develop(false);
    const visitor = await shop.shopper();
    const made = await shop.owner.send('POST', `${shop.base}/forms`, { name: 'Ask', purpose: 'form' });
    const key = await visitor.send('POST', '/api/form/FormSubmissionKey?formKey=fail', {});
    expect(key.status, key.text).toBe(200);
    const { form } = made.json;
    await shop.owner.send('POST', `${shop.base}/publish`, {});
    const sent = await visitor.send('POST', '/api/form/SaveFormSubmission', {
      formId: form.id,
      key: key.json.key,
      form: JSON.stringify({ email: formSentinels.serverFault }),
    });
    expect(sent.status).not.toBe(500);
  });
});
