import type { IncomingMessage } from 'node:http';
import type { Tenant } from '../tenancy/tenant.ts';

/** Facts that the gateway found before routing: which family of hosts was asked, and which site. */
interface RequestContext {
  readonly family: 'studio' | 'site';
  readonly host: string;
  /** Origin that unsafe requests must come from. */
  readonly origin: string;
  readonly site: Tenant | null;
}

// On the request itself: a WeakMap beside it costs every page more than finding it in memory does.
const context = Symbol('context');
type Known = IncomingMessage & { [context]?: RequestContext };

export function setContext(request: IncomingMessage, requestContext: RequestContext): void {
  (request as Known)[context] = requestContext;
}

/** Facts that the gateway found; undefined before it has. */
export function knownContext(request: IncomingMessage): RequestContext | undefined {
  return (request as Known)[context];
}

/** @throws when the request did not come through the gateway */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = knownContext(request);
  if (!context) throw new Error('the request did not come through the gateway');
  return context;
}
