import type { PaymentSettings } from '@veranda/contracts/payments';
import { connectAccount, disconnectAccount } from '@veranda/db/payments/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type Stripe from 'stripe';
import type { Deps } from '../../services/deps.ts';
import { stripeEvents } from '../../platform/payments/stripe/read-event.ts';
import { sealPlace } from '../../platform/payments/stripe/stripe-clients.ts';
import { faultOf } from '../../platform/payments/stripe/stripe-faults.ts';
import { seal } from '../../platform/secrets/seal.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { readPaymentSettings, webhookUrl } from './payment-settings.ts';

/** Keys as they were typed. */
interface StripeKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Empty: a webhook is made. */
  readonly webhookSecret: string;
}

/** Connects a site to its own Stripe account: the keys are tried, then kept, sealed. */
export async function connectStripe(
  deps: Deps,
  site: SiteEntry,
  input: { readonly keys: StripeKeys; readonly actor: string },
): Promise<PaymentSettings | Refusal> {
  const keys = tidied(input.keys);
  const wrong = keyProblem(keys);
  if (wrong) return wrong;
  const stripe = deps.payments.stripe.withKey(keys.secretKey);
  const accountName = await tryKey(stripe);
  if (isRefusal(accountName)) return accountName;
  const webhook = await webhookOf(deps, site, { stripe, secret: keys.webhookSecret });
  if (isRefusal(webhook)) return webhook;
  const id = deps.newId();
  const sealed = (secretKind: 'secret-key' | 'webhook-secret', secret: string) =>
    seal({ keys: deps.settings.sealKeys, random: deps.random }, sealPlace(id, secretKind), secret);
  await deps.db.forSite(site.id, (tx) =>
    connectAccount(tx, {
      id,
      provider: 'stripe',
      accountName,
      testMode: isTestKey(keys.secretKey),
      publishableKey: keys.publishableKey,
      secretKey: sealed('secret-key', keys.secretKey),
      webhookSecret: sealed('webhook-secret', webhook.secret),
      webhookReference: webhook.reference,
      connectedBy: input.actor,
    }),
  );
  return readPaymentSettings(deps, site);
}

/** Leaves the account of a site. */
export async function disconnectStripe(deps: Deps, site: SiteEntry): Promise<PaymentSettings | Refusal> {
  const left = await deps.db.forSite(site.id, (tx) => disconnectAccount(tx));
  return left ? readPaymentSettings(deps, site) : refuse('stripe-not-connected');
}

function tidied(keys: StripeKeys): StripeKeys {
  const { publishableKey, secretKey, webhookSecret } = keys;
  return {
    publishableKey: publishableKey.trim(),
    secretKey: secretKey.trim(),
    webhookSecret: webhookSecret.trim(),
  };
}

function keyProblem({ publishableKey, secretKey, webhookSecret }: StripeKeys): Refusal | null {
  if (!/^pk_(test|live)_[\w]{8,250}$/.test(publishableKey))
    return refuse('stripe-publishable-key-malformed', { field: 'publishableKey' });
  if (!/^(sk|rk)_(test|live)_[\w]{8,250}$/.test(secretKey))
    return refuse('stripe-key-malformed', { field: 'secretKey' });
  if (isTestKey(publishableKey) !== isTestKey(secretKey))
    return refuse('stripe-keys-differ', { field: 'secretKey' });
  if (webhookSecret !== '' && !/^whsec_[\w+/=]{8,250}$/.test(webhookSecret))
    return refuse('stripe-webhook-malformed', { field: 'webhookSecret' });
  return null;
}

function isTestKey(key: string): boolean {
  return key.includes('_test_');
}

async function tryKey(stripe: Stripe): Promise<string | Refusal> {
  try {
    const account = await stripe.accounts.retrieveCurrent();
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name ?? '';
    return name.slice(0, 200);
  } catch (error) {
    if (faultOf(error).kind === 'away') return refuse('stripe-away');
    return refuse('stripe-key-refused', { field: 'secretKey' });
  }
}

async function webhookOf(
  deps: Deps,
  site: SiteEntry,
  { stripe, secret }: { readonly stripe: Stripe; readonly secret: string },
): Promise<{ readonly secret: string; readonly reference: string | null } | Refusal> {
  if (secret !== '') return { secret, reference: null };
  const url = webhookUrl(deps, site.id);
  try {
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: [...stripeEvents] });
    if (made.secret) return { secret: made.secret, reference: made.id };
  } catch (error) {
    if (faultOf(error).kind === 'away') return refuse('stripe-away');
  }
  return refuse('stripe-webhook-needed', { field: 'webhookSecret' });
}
