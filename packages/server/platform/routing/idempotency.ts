import { createHash } from 'node:crypto';
import type { Endpoint } from '@veranda/contracts/endpoint';
import { type IdempotencyKey, findAnswer, forgetKey } from '@veranda/db/platform/idempotency';
import { keepFor, sweepAnswers, takeKey } from '@veranda/db/integrations/stored-responses';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { PlatformDeps } from '../deps.ts';
import type { Call } from '../http/route.ts';

const header = 'Idempotency-Key';
/** Calls out of 256 with a key that also delete the expired answers. */
const sweepShare = 8;

/**
 * Carries out a change that a key of the API asks for once for each `Idempotency-Key`: the same request again
 * is answered with what was answered before, another one under the same key is refused. A refused or failed
 * request may be sent again.
 */
export async function handleIdempotently(
  deps: Pick<PlatformDeps, 'db' | 'random'>,
  { endpoint, call }: { readonly endpoint: Endpoint; readonly call: Call<Endpoint> },
  handle: () => Promise<unknown>,
): Promise<unknown> {
  if (!call.apiKey || !call.site || endpoint.method === 'GET') return handle();
  const sent = call.request.headers['idempotency-key'];
  if (sent === undefined)
    return endpoint.idempotency === 'required'
      ? refuse('idempotency-key-missing', { field: header })
      : handle();
  if (sent.length === 0 || sent.length > 200) return refuse('idempotency-key-malformed', { field: header });
  const key = keyOf(call);
  if (!key) return handle();
  const siteId = call.site.id;
  const requestHash = hashOfRequest(endpoint, call);
  const isSweep = (deps.random(1)[0] ?? 0) < sweepShare;
  const isTaken = await deps.db.forSite(siteId, async (tx) => {
    if (isSweep) await sweepAnswers(tx);
    return takeKey(tx, key, requestHash);
  });
  if (!isTaken) return replayResponse(deps, { siteId, key, requestHash, call });
  return carryOut(deps, { siteId, key }, handle);
}

/**
 * Keeps what a change answers in the transaction that makes it: when the process dies before it has answered,
 * the same request again is answered the same and changes nothing. Nothing happens for a call without a key.
 */
export async function keepAnswer(
  tx: SiteTransaction,
  call: Pick<Call<Endpoint>, 'site' | 'apiKey' | 'request'>,
  response: unknown,
): Promise<void> {
  const key = keyOf(call);
  if (key) await keepFor(tx, key, { status: 200, response });
}

function keyOf(call: Pick<Call<Endpoint>, 'site' | 'apiKey' | 'request'>): IdempotencyKey | undefined {
  const key = call.request.headers['idempotency-key'];
  if (key === undefined || !call.apiKey || !call.site) return undefined;
  return { scope: `api:${call.apiKey.id}`, key };
}

async function carryOut(
  deps: Pick<PlatformDeps, 'db'>,
  { siteId, key }: { readonly siteId: string; readonly key: IdempotencyKey },
  handle: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const answer = await handle();
    await deps.db.forSite(siteId, (tx) =>
      isRefusal(answer) ? forgetKey(tx, key) : keepFor(tx, key, { status: 200, response: answer }),
    );
    return answer;
  } catch (fault) {
    await deps.db.forSite(siteId, (tx) => forgetKey(tx, key));
    throw fault;
  }
}

interface RepeatedCall {
  readonly siteId: string;
  readonly key: IdempotencyKey;
  readonly requestHash: string;
  readonly call: Call<Endpoint>;
}

async function replayResponse(
  deps: Pick<PlatformDeps, 'db'>,
  { siteId, key, requestHash, call }: RepeatedCall,
): Promise<unknown | Refusal> {
  const kept = await deps.db.forSite(siteId, (tx) => findAnswer(tx, key));
  if (kept && kept.requestHash !== requestHash) return refuse('idempotency-key-reused', { field: header });
  if (!kept || kept.status === null) return refuse('idempotency-key-busy', { field: header });
  call.reply.header('idempotency-replayed', 'true');
  return kept.response;
}

function hashOfRequest({ method }: Endpoint, { request, query, body }: Call<Endpoint>): string {
  return createHash('sha256')
    .update(JSON.stringify([method, request.path, query, body]))
    .digest('hex');
}
