import { createHmac } from 'node:crypto';
import type { Outbound } from '../egress/outbound.ts';
import { later, type Outcome, outcomeOf } from './delivery-outcome.ts';
import { deliveryReason } from './delivery-reason.ts';

/** A message to an address that receives answers. */
interface AutomationCall {
  readonly url: string;
  /** Shared with the receiver, who checks the signature by it. */
  readonly secret: string;
  /** The same key again is the same answer. */
  readonly key: string;
  readonly body: object;
}

/** The header that signs a message: seconds since 1970, and the HMAC-SHA256 of `<seconds>.<body>` in hex. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret)
    .update(`${String(seconds)}.${body}`)
    .digest('hex');
  return `t=${String(seconds)},v1=${mac}`;
}

/** The header of a body that is signed with several secrets, while one of them takes the place of another. */
function signaturesOf(secrets: readonly string[], seconds: number, body: string): string {
  const [first = '', ...more] = secrets.map((secret) => signatureOf(secret, seconds, body));
  return [first, ...more.map((signature) => signature.slice(signature.indexOf(',') + 1))].join(',');
}

/** A body that is posted with its signatures. */
interface SignedPost {
  readonly url: string;
  readonly secrets: readonly string[];
  readonly key: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type PostDeps = { readonly outbound: Outbound; readonly now: () => number };

/**
 * Posts it; 410 means that the address takes no more messages. @returns the result, and the status that was
 * answered
 */
export async function postSigned(
  { outbound, now }: PostDeps,
  { url, secrets, key, text, headers = {} }: SignedPost,
): Promise<{ outcome: Outcome; status: number | null }> {
  const answer = await outbound.send({
    method: 'POST',
    url,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': key,
      'veranda-signature': signaturesOf(secrets, Math.floor(now() / 1000), text),
    },
    body: text,
  });
  if (answer.kind !== 'answered') return { outcome: outcomeOf(null, answer), status: null };
  const { status } = answer;
  // A receiver that is being mended answers with any status: all but "gone" are tried again.
  if (status >= 300 && status !== 410)
    return { outcome: later(deliveryReason('addressStatus', { status })), status };
  return { outcome: outcomeOf(null, answer), status };
}

/** Sends a message to an address that receives answers. */
export async function callAutomation(
  deps: PostDeps,
  { url, secret, key, body }: AutomationCall,
): Promise<Outcome> {
  const text = JSON.stringify(body);
  return (await postSigned(deps, { url, secrets: [secret], key, text })).outcome;
}
