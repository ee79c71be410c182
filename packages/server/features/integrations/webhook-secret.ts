import type { WebhookRecord } from '@veranda/db/integrations/webhooks';
import type { Deps } from '../../services/deps.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';

/** The secret of a new webhook. */
export function freshSecret({ random }: Pick<Deps, 'random'>): string {
  return `whsec_${Buffer.from(random(32)).toString('base64url')}`;
}

/** Seals it for its row. */
export function sealWebhookSecret(
  { settings, random }: Pick<Deps, 'settings' | 'random'>,
  id: string,
  secret: string,
): Uint8Array {
  return seal({ keys: settings.sealKeys, random }, placeOf(id), secret);
}

/** Secrets that sign messages now: the secret, and the one before it for as long as it holds. */
export function secretsOf(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  { id, secret, previousSecret: previous, previousUntil: until }: WebhookRecord,
): string[] {
  const sealed = previous && until && until.getTime() > now() ? [secret, previous] : [secret];
  return sealed.map((secret) => unseal(settings.sealKeys, placeOf(id), secret));
}

function placeOf(id: string): string {
  return `webhook|${id}`;
}
