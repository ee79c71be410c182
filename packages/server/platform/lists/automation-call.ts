import { createHmac } from 'node:crypto';
import type { Outbound } from '../egress/outbound.ts';
import { type Outcome, outcomeOf } from './delivery-outcome.ts';

/** A message to an address that is told of answers. */
export interface AutomationCall {
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

/** Sends it; 410 says that nobody is told there any more. */
export async function callAutomation(
  { outbound, now }: { readonly outbound: Outbound; readonly now: () => number },
  { url, secret, key, body }: AutomationCall,
): Promise<Outcome> {
  const text = JSON.stringify(body);
  const answer = await outbound.send({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'veranda-signature': signatureOf(secret, Math.floor(now() / 1000), text),
    },
    body: text,
  });
  // A receiver that is being mended answers with any status: all but "gone" are tried again.
  if (answer.kind === 'answered' && answer.status >= 300 && answer.status !== 410)
    return { kind: 'later', reason: `The address answered ${String(answer.status)}.` };
  return outcomeOf('The address', answer);
}
