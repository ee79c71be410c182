import { createHash } from 'node:crypto';
import { findAccount } from '@veranda/db/payments/reader';
import Stripe from 'stripe';
import type { PlatformDeps } from '../../deps.ts';
import { createProviderFetch } from '../../egress/call-provider.ts';
import { unseal } from '../../secrets/seal.ts';
import type { StripeClients } from './stripe-access.ts';

export type StripeDeps = Pick<PlatformDeps, 'db' | 'log' | 'now' | 'settings'>;

/** Names the place of a secret, for sealing. */
export function sealPlace(accountId: string, secretKind: 'secret-key' | 'webhook-secret'): string {
  return `payment-account|${accountId}|${secretKind}`;
}

const maxClients = 200;

/** Opens the clients. All of them leave by one door, to the configured address only. */
export function createStripeClients(deps: StripeDeps): StripeClients {
  const { apiBase } = deps.settings.stripe;
  const base = new URL(apiBase);
  const fetchFn = createProviderFetch(apiBase, deps.now) as typeof fetch;
  const clients = new Map<string, Stripe>();

  function withKey(secretKey: string): Stripe {
    const name = createHash('sha256').update(secretKey).digest('hex');
    const known = clients.get(name);
    if (known) return known;
    const made = new Stripe(secretKey, {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      ...(base.port === '' ? {} : { port: base.port }),
      httpClient: Stripe.createFetchHttpClient(fetchFn),
      // A repeat is ours to decide: how often is bounded by how long a buyer waits.
      maxNetworkRetries: 0,
      timeout: 8_000,
      telemetry: false,
    });
    if (clients.size >= maxClients) clients.clear();
    clients.set(name, made);
    return made;
  }

  return {
    withKey,
    async of({ siteId, accountId }) {
      if (accountId !== null) return withKey(await readKey(deps, siteId, accountId));
      const { account } = deps.settings.stripe;
      if (!account) throw new Error('this server has no Stripe account');
      return withKey(account.secretKey);
    },
  };
}

async function readKey(deps: StripeDeps, siteId: string, accountId: string): Promise<string> {
  const account = await deps.db.forSite(siteId, (tx) => findAccount(tx, accountId));
  if (!account) throw new Error('a payment account is missing');
  return unseal(deps.settings.sealKeys, sealPlace(account.id, 'secret-key'), account.secretKey);
}
