import type { ServerResponse } from 'node:http';

/** Facts that become known while a request is answered; the access line and the figures are made from it. */
export interface RequestFacts {
  readonly requestId: string;
  /** The path with its parameters by name, `/api/orders/:id`: never the address itself. */
  route: string;
  siteId?: string;
  actorId?: string;
  role?: string;
  traceId?: string;
}

// On the response itself: a WeakMap beside it costs every page more than finding it in memory does.
const facts = Symbol('facts');
type Known = ServerResponse & { [facts]?: RequestFacts };

/** Begins the record of a request. */
export function beginFacts(response: ServerResponse, requestId: string): RequestFacts {
  const begun: RequestFacts = { requestId, route: 'unmatched' };
  (response as Known)[facts] = begun;
  return begun;
}

/** The record of the request that `response` answers, for whoever learns more of it. */
export function requestFacts(response: ServerResponse): RequestFacts {
  return (response as Known)[facts] ?? beginFacts(response, '');
}
