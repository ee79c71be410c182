import type { IncomingMessage } from 'node:http';
import type { SiteEntry } from '../sites/site-directory.ts';

/** What the gateway found out before routing: which family of hosts was asked, and which site. */
export interface RequestContext {
  readonly family: 'studio' | 'site';
  readonly host: string;
  /** Origin that unsafe requests must come from. */
  readonly origin: string;
  readonly site: SiteEntry | null;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function setContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context);
}

/** @throws when the request did not come through the gateway */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('the request did not come through the gateway');
  return context;
}
