import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callSite } from './call-site.ts';

/** Answers every request with a body; @returns what was asked for */
function respondWith(status: number, body: string) {
  const requests: { readonly address: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ address, init });
    return Promise.resolve(new Response(body, { status }));
  });
  return requests;
}

// A page in the site's own language.
beforeEach(() => vi.stubGlobal('document', { querySelector: () => null }));
afterEach(() => vi.unstubAllGlobals());

describe('a call of the site', () => {
  it('puts parameters into the path, the body into JSON and the crumb into a header', async () => {
    const requests = respondWith(200, '{}');
    await callSite('PUT /api/commerce/shopping-cart/entries/:entryId', {
      params: { entryId: 'a/b' },
      body: { quantity: 2 },
      crumb: 'c',
    });
    expect(requests).toMatchObject([
      {
        address: '/api/commerce/shopping-cart/entries/a%2Fb',
        init: {
          method: 'PUT',
          body: '{"quantity":2}',
          headers: { accept: 'application/json', 'content-type': 'application/json', 'x-csrf-token': 'c' },
        },
      },
    ]);
  });

  it('puts the query behind the path, and sends no body of its own', async () => {
    const requests = respondWith(200, '{"results":[]}');
    const answer = await callSite('GET /commerce/inventory/stock/', { query: { itemId: 'a b' } });
    expect(answer).toEqual({ ok: true, status: 200, value: { results: [] } });
    expect(requests[0]?.address).toBe('/commerce/inventory/stock/?itemId=a+b');
    expect(requests[0]?.init.body).toBeUndefined();
  });

  it('sends a form with the crumb as a field', async () => {
    const requests = respondWith(200, '{"recorded":true}');
    await callSite('POST /api/events/RecordEvent', {
      body: { event: 'CommerceShopping_ViewCart', data: '{}' },
      crumb: 'c',
      asForm: true,
    });
    expect([...((requests[0]?.init.body ?? []) as URLSearchParams)]).toEqual([
      ['crumb', 'c'],
      ['event', 'CommerceShopping_ViewCart'],
      ['data', '{}'],
    ]);
  });

  it('gives the body of a refusal, and null for one that is no JSON', async () => {
    respondWith(409, '{"code":"no-stock"}');
    const call = () => callSite('GET /api/commerce/shopping-cart', {});
    expect(await call()).toEqual({ ok: false, status: 409, body: { code: 'no-stock' } });
    respondWith(502, '<html>');
    expect(await call()).toEqual({ ok: false, status: 502, body: null });
  });

  it('has status 0 where no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await callSite('GET /api/commerce/shopping-cart', {})).toEqual({
      ok: false,
      status: 0,
      body: null,
    });
  });
});
