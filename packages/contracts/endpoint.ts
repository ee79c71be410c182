import type { ApiScope } from '@veranda/domain/integrations/scopes';
import type { Static, TSchema } from 'typebox';

/** Host family that answers: the studio's own host, the host of a published site, or both. */
type EndpointHost = 'studio' | 'site';

/**
 * Callers that are admitted. `visitor`: anybody on the site. `anonymous`: anybody on the studio host.
 * `account`: a signed-in account. `member`: an account with a membership that grants `area`, of the site named by
 * `:site` in the path, or by `websiteId` in the query or `X-Website-Id` where the path has none. `key`: a key of the
 * commerce API that holds `scope`, and no session; the key names its site.
 */
type EndpointAccess =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'account' }
  | {
      readonly kind: 'member';
      /** One area, or several of which the right in any is enough. */
      readonly area: RightsArea | readonly RightsArea[];
      readonly level: 'view' | 'any' | 'read' | 'draft' | 'write' | 'publish';
    }
  | { readonly kind: 'key'; readonly scope: ApiScope };

/** The columns of the role table in the decisions (rights of the contributor roles). */
type RightsArea =
  | 'settings'
  | 'billing'
  | 'people'
  | 'design'
  | 'pages'
  | 'custom-code'
  | 'comments'
  | 'own-comments'
  | 'forms'
  | 'answers'
  | 'products'
  | 'orders'
  | 'order-totals'
  | 'discounts'
  | 'restock'
  | 'analytics'
  | 'campaigns'
  | 'scheduling'
  | 'audit'
  | 'domains'
  | 'store-analytics'
  | 'campaign-analytics';

/**
 * Kind of body that a request carries. `form` also accepts JSON, so that one handler serves forms and
 * islands.
 */
type BodyKind = 'none' | 'json' | 'form' | 'multipart' | 'text' | 'raw';

/** One call of the wire: its address, who may make it, and the shape of what goes in and comes out. */
export interface Endpoint {
  /** Unique, verb-noun: `add-entry`. The handler of the same name answers it. */
  readonly name: string;
  readonly host: EndpointHost;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: string;
  readonly access: EndpointAccess;
  /**
   * Text that no database stores (control characters, half characters, 65 levels of depth) is refused
   * everywhere, and so is more than one line in text of up to 200 characters; `lines` in a schema allows
   * lines, `cleaned` leaves all of it to its reader.
   */
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly bodyKind?: BodyKind;
  /** Bytes; without it 1 MB for JSON and 256 KB for forms (decisions §numbers body). */
  readonly bodyLimit?: number;
  /** Files of a multipart body that are too large for memory: they are written aside while they come in. */
  readonly spooled?: true;
  readonly response: TSchema;
  /**
   * `required` for every unsafe method, unless the call has no effect that a foreign page could want.
   * `signed`: no browser sends it, and the body or an API key proves who has.
   */
  readonly crumb: 'required' | 'same-origin' | 'signed' | 'none';
  /**
   * True: a read that takes data out of the product leaves an entry in the audit log, as every change does.
   * False: a call that changes nothing although its method could, or whose outcome another call records.
   */
  readonly recorded?: boolean;
  /** A GET that changes something: HEAD, which may change nothing, is not answered there. */
  readonly changes?: true;
  /** For a change by an API key: required or optional `Idempotency-Key`. */
  readonly idempotency?: 'required' | 'taken';
  /** True when a login older than half an hour must be repeated first. */
  readonly asksLoginAgain?: true;
  /** A refusal carries its message under `data.message` too. */
  readonly tellsInData?: true;
  /** A row of the table of rate limits; read by `rateLimitOf`. */
  readonly rateLimit?: string;
}

/** Declares an endpoint; keeps the literal types, so that handlers and clients are typed by it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/**
 * The limit that counts a call: its own, or on the studio host that of all its calls (decisions §numbers).
 */
export function rateLimitOf({ rateLimit, host }: Pick<Endpoint, 'rateLimit' | 'host'>): string | undefined {
  return rateLimit ?? (host === 'studio' ? 'studio' : undefined);
}

type Part<S> = S extends TSchema ? Static<S> : Record<string, never>;

/** The decoded input of an endpoint. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Part<E['params']>;
  readonly query: Part<E['query']>;
  readonly body: Part<E['body']>;
}

/** The value an endpoint answers with. */
export type EndpointOutput<E extends Endpoint> = Static<E['response']>;
