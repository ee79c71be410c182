import { allRoutes } from '@veranda/server/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await createShop('again')));
afterAll(() => shop.close());

// The contracts are the same for every application: only their handlers need one.
const endpoints = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never).map(
  ({ endpoint }) => endpoint,
);

/** Actions that need a fresh login: refunds, keys and the accounts behind them. */
const named = [
  'refund-order',
  'cancel-order',
  'create-api-key',
  'create-webhook',
  'change-webhook',
  'rotate-webhook-secret',
  'connect-stripe',
  'disconnect-stripe',
  'connect-rates',
  'disconnect-rates',
  'connect-sso',
  'disconnect-sso',
  'invite-member',
  'resend-invitation',
  'change-member-roles',
  'remove-member',
  'transfer-site',
  'ask-for-email-change',
  'start-two-factor',
  'turn-on-two-factor',
  'turn-off-two-factor',
  'renew-recovery-codes',
  'delete-account',
];

/**
 * Calls on people, keys and billing that ask for no login: they revoke a right, which must never wait, or
 * only show and repeat.
 */
const atOnce = [
  'revoke-api-key',
  'remove-webhook',
  'test-webhook',
  'replay-webhook-delivery',
  'revoke-invitation',
];

describe('an action that needs a login within half an hour', () => {
  it('is asked for by each act that is named', () => {
    const asking = endpoints.filter((endpoint) => endpoint.asksLoginAgain).map(({ name }) => name);
    expect(asking.sort()).toEqual([...named].sort());
  });

  it('is asked for by every change of billing, people and keys that is not taken out by name', () => {
    const silent = endpoints
      .filter(({ access, method }) => access.kind === 'member' && method !== 'GET')
      .filter(({ access }) => access.kind === 'member' && /billing|people/.test(String(access.area)))
      .filter((endpoint) => !endpoint.asksLoginAgain)
      .map(({ name }) => name);
    expect(silent.sort()).toEqual([...atOnce].sort());
  });

  it.each(named)('is asked for by %s before anything happens', async (name) => {
    const endpoint = endpoints.find((one) => one.name === name);
    const openedAt = new Date(Date.now() - 31 * 60_000);
    await shop.app.db.global((tx) =>
      tx.updateTable('account_session').set({ createdAt: openedAt }).execute(),
    );
    const path = (endpoint?.path ?? '').replace(/:(\w+)/g, (_, param: string) =>
      param === 'site' ? shop.siteId : '01a1fc6e-b71e-7903-b591-e6675bceb2c9',
    );
    const refused = await shop.owner.send(endpoint?.method ?? '', path, {});
    expect([refused.status, refused.json.code]).toEqual([403, 'log-in-again']);
    const owner = { email: 'owner@again.example', password: 'a long enough pass phrase' };
    expect((await shop.owner.send('POST', '/api/studio/session', owner)).status).toBe(200);
    const passed = await shop.owner.send(endpoint?.method ?? '', path, {});
    expect(passed.json?.code).not.toBe('log-in-again');
  });
});
