import { sitePath } from './site-path.ts';
import type { SiteCallInput, SiteCallName, SiteCallOutput } from '@veranda/contracts/site-calls';

/** The answer of the site: its value, a refusal with its status and body, or status 0 where none came. */
export type SiteAnswer<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly body: unknown };

/** Options of a call. */
interface CallOptions {
  /** The anti-forgery token: a header, of a form a field. */
  readonly crumb?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A form's encoding instead of JSON. */
  readonly asForm?: boolean;
  /** The call outlives the page. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
}

/** Calls an endpoint of the site; its contract types what goes in and what comes back. Never throws. */
export async function callSite<Name extends SiteCallName>(
  name: Name,
  input: SiteCallInput<Name> & CallOptions,
): Promise<SiteAnswer<SiteCallOutput<Name>>> {
  const { method, address } = requestLine(name, input);
  const { keepalive, timeoutMs } = input;
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      keepalive: keepalive === true,
      signal: timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs),
      ...payloadOf(input),
    });
    const { ok, status } = response;
    const value: unknown = await response.json().catch(() => null);
    // The handler that gave it is typed by the same contract.
    return ok ? { ok, status, value: value as SiteCallOutput<Name> } : { ok, status, body: value };
  } catch {
    return { ok: false, status: 0, body: null };
  }
}

function payloadOf({
  body,
  asForm,
  crumb,
  headers,
}: CallOptions & { readonly body?: unknown }): Pick<RequestInit, 'headers' | 'body'> {
  const accept = { accept: 'application/json', ...headers };
  const field = crumb === undefined ? {} : { crumb };
  if (asForm) return { headers: accept, body: new URLSearchParams({ ...field, ...(body as object) }) };
  const token = crumb === undefined ? {} : { 'x-csrf-token': crumb };
  if (body === undefined) return { headers: { ...accept, ...token } };
  return {
    headers: { ...accept, ...token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function requestLine(
  name: string,
  { params, query }: { readonly params?: object; readonly query?: object },
): { readonly method: string; readonly address: string } {
  const [method = '', pattern = ''] = name.split(' ');
  const values = params as Readonly<Record<string, string>> | undefined;
  const path = sitePath(
    pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values?.[key] ?? '')),
  );
  const search = String(new URLSearchParams(query as Record<string, string> | undefined));
  return { method, address: search === '' ? path : `${path}?${search}` };
}
