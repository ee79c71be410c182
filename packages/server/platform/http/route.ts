import type { Readable } from 'node:stream';
import type { CookieName, Cookies } from '@veranda/contracts/cookies';
import type { Endpoint, EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import type { Refusal } from '@veranda/domain/refusal';
import type { Tenant } from '../tenancy/tenant.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A signed-in account of the studio. */
export interface AccountIdentity {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** A key of the commerce API that has proved itself. */
export interface KeyIdentity {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** Rights of the account on the site named in the path. */
export interface MemberIdentity {
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}

/** An uploaded file, held in memory up to its endpoint's body limit. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** An uploaded file that is kept aside on disk until its call is answered. */
export interface SpooledFile {
  readonly field: string;
  readonly fileName: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Its bytes, from the beginning with every call. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/**
 * One request as its handler sees it: decoded by the contract, with the identities that the platform has
 * checked.
 */
export interface Call<E extends Endpoint> extends EndpointInput<E> {
  /** Site of the host, or of `:site` in a studio path; null on studio calls without a site. */
  readonly site: Tenant | null;
  readonly account: AccountIdentity | null;
  readonly member: MemberIdentity | null;
  /** The key of the commerce API that was sent; null on every other call. */
  readonly apiKey: KeyIdentity | null;
  readonly request: {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly ip: string;
    /** True where a trusted proxy passed it on: what its headers say of the sender is true. */
    readonly isProxied: boolean;
    readonly userAgent: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
    /** Ours alone, without those of what belongs to somebody else, such as their cart. */
    readonly cookies: Cookies;
    /** Ours alone as they lie in the browser, whoever they belong to. */
    readonly sentCookies: Cookies;
    /** True when the sender wants HTML back: a form that was posted without JavaScript. */
    readonly wantsHtml: boolean;
    readonly rawBody: Uint8Array | null;
  };
  readonly files: readonly UploadedFile[];
  /** Files of an endpoint that is `spooled`; `files` is empty then. */
  readonly spooled: readonly SpooledFile[];
  /** The crumb of this visitor or session, for forms in the answer; its cookie is set where it is missing. */
  readonly crumb: () => string;
  readonly reply: ReplyHeaders;
}

/** Headers that a handler may add to its answer. */
export interface ReplyHeaders {
  status(code: number): void;
  header(name: string, value: string): void;
  /** `maxAge` in seconds; without it the cookie lives as long as the browser. */
  setCookie(name: CookieName, value: string, maxAge?: number): void;
  clearCookie(name: CookieName): void;
}

/** An answer that is not JSON. */
export type RawAnswer =
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      /** The page as `?format=` names it, where it has other formats. */
      readonly inFormat?: RenderedPage['inFormat'];
    }
  | { readonly kind: 'redirect'; readonly status: 302 | 303 | 307 | 308; readonly location: string }
  | {
      readonly kind: 'bytes';
      readonly status: number;
      readonly type: string;
      readonly bytes: Uint8Array | string;
      readonly fileName?: string;
    }
  | {
      readonly kind: 'stream';
      readonly status: number;
      readonly type: string;
      readonly stream: Readable;
      /** Bytes; null where they are not counted before. */
      readonly size: number | null;
      /** Name that a browser keeps it under; absent for what it shows. */
      readonly fileName?: string;
    }
  /** Server-sent events; it ends with the connection, and when the server stops. */
  | { readonly kind: 'events'; readonly stream: Readable };

export type Answer<E extends Endpoint> = EndpointOutput<E> | Refusal | RawAnswer;

/** A contract with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Ties a handler to its contract; types of input and output come from the contract. */
export function route<E extends Endpoint>(declared: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route {
  // Safe: the platform decodes by `declared` before it calls, so the call has E's shape.
  return { endpoint: declared, handle: handle as unknown as Route['handle'] };
}

type Identities = Pick<Call<Endpoint>, 'account' | 'member'>;

/** The call's account. @throws when the endpoint's access rule does not ask for one */
export function accountOf(call: Identities): AccountIdentity {
  if (!call.account) throw new Error('the endpoint has no account');
  return call.account;
}

/** Actor recorded for an API call. @throws when the endpoint's access rule does not ask for a key */
export function keyActorOf(call: Pick<Call<Endpoint>, 'apiKey'>): string {
  if (!call.apiKey) throw new Error('the endpoint has no API key');
  return `API key: ${call.apiKey.name}`;
}

/** The call's membership. @throws when the endpoint's access rule does not ask for one */
export function memberOf(call: Identities): MemberIdentity {
  if (!call.member) throw new Error('the endpoint has no member');
  return call.member;
}
