import { createHmac } from 'node:crypto';
import { type CrumbKey, sameText } from './crumb.ts';

interface Signer {
  readonly settings: { readonly crumbKeys: readonly CrumbKey[] };
}

/** Purpose of a proof. It is part of what is signed: a proof for one use opens nothing else. */
export type ProofUse =
  | 'cart'
  | 'cart-reminders'
  | 'comment-mails'
  | 'restock'
  | 'unlock'
  | 'page'
  | 'preview'
  | 'internal'
  | 'uncounted'
  | 'visit'
  | 'contributor'
  | 'download'
  | 'review'
  | 'reset'
  | 'account-reset'
  | 'invitation'
  | 'account-email'
  | 'account-welcome'
  | 'address';

/** A use, and its subject. No part holds a `|`. */
export type Claim = readonly [use: ProofUse, ...about: string[]];

// A proof is the HMAC over `<use>|<about>|…`, 43 characters of base64url.

/** The proof that we ourselves gave somebody this; it is kept nowhere. @throws when the server has no key */
export function prove({ settings }: Signer, claim: Claim): string {
  const [newest] = settings.crumbKeys;
  if (!newest) throw new Error('no key is set');
  return sign(newest, claim);
}

/** True when a text proves the claim by one of the keys: older ones still do while they are rotated out. */
export function isProof({ settings }: Signer, claim: Claim, brought: string): boolean {
  return settings.crumbKeys.some((key) => sameText(brought, sign(key, claim)));
}

function sign({ key }: CrumbKey, claim: Claim): string {
  return createHmac('sha256', key).update(claim.join('|')).digest('base64url');
}
