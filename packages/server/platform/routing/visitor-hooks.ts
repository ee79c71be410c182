import type { IncomingMessage } from 'node:http';
import type { Cookies } from '@veranda/contracts/cookies';
import type { Endpoint } from '@veranda/contracts/endpoint';
import type { Refusal } from '@veranda/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformDeps } from '../deps.ts';
import type { Call, RawAnswer } from '../http/route.ts';
import type { Tenant, TenantDirectory } from '../tenancy/tenant.ts';

/** A request that is refused, or that met a fault. */
export interface Refused {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly refusal: Refusal;
}

/** A refusal as any other, an answer that is no JSON, a line that is cut, or one on which nothing comes. */
export type SentinelAnswer = Refusal | 'unreadable' | 'cut-off' | 'unanswered';

/** Hooks of the routing for code that knows pages and carts; `app.ts` hands it in. */
interface VisitorHooks {
  /** The page that a visitor reads in place of a refusal's JSON; null for whoever reads JSON. */
  refusalPage(refused: Refused): Promise<RawAnswer | null>;
  /**
   * The page with a notice for its visitor alone, and the Set-Cookie line that marks it as shown; null
   * without a notice.
   */
  withNotice(
    request: IncomingMessage,
    html: string,
  ): { readonly html: string; readonly setCookie: string } | null;
  /**
   * The cookies of a visitor's request without those of what belongs to somebody else, such as their cart.
   */
  visitorsCookies(site: Tenant, request: Call<Endpoint>['request']): Promise<Cookies>;
  /** Answer to a call whose page asks for it in its address; null for every other call. */
  sentinelOf(endpoint: Endpoint, request: FastifyRequest): SentinelAnswer | null;
}

/** Dependencies of answering a request. */
export interface RoutingDeps extends PlatformDeps {
  readonly sites: TenantDirectory;
  readonly visitors: VisitorHooks;
}
