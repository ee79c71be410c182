import { pixelAddress } from '@veranda/contracts/visit-facts';
import type { ScriptInventory } from './script-inventory.ts';

/** The policy of the pages of a purchase: our own sheet and pictures, nothing else. */
export const purchasePolicy = policyOf({});

/**
 * The policy of the page after an order where the owner's ad-pixel gets the purchase: our own script, its
 * requests, and its picture.
 */
export const pixelPolicy = policyOf({
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:', pixelAddress],
});

/**
 * The policy of a page on which cards are given: our own pinned script, and where Stripe takes the cards its
 * script and frames too. No owner's code is on it.
 */
export function cardPolicy(own: ScriptInventory, stripeScript: string | null): string {
  const ours = ["'self'", own.importMapHash];
  if (stripeScript === null) return policyOf({ 'script-src': ours, 'connect-src': ["'self'"] });
  const { origin, hostname } = new URL(stripeScript);
  const isReal = hostname === 'js.stripe.com';
  const frames = isReal ? ['https://hooks.stripe.com', 'https://*.js.stripe.com'] : [];
  const calls = isReal ? ['https://api.stripe.com'] : [];
  const pictures = isReal ? ['https://*.stripe.com'] : [];
  return policyOf({
    'script-src': [...ours, origin],
    'connect-src': ["'self'", origin, ...calls],
    'frame-src': [origin, ...frames],
    'img-src': ["'self'", 'data:', ...pictures],
  });
}

function policyOf(more: Readonly<Record<string, readonly string[]>>): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...more,
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
