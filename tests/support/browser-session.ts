import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';

/** Body of an answer, of any shape: the expectations of a test decide what is read from it. */
export type Reply = ReturnType<typeof JSON.parse>;

/** A client with a cookie jar that speaks to the application on loopback under any host name. */
export interface Session {
  /**
   * Sends a request; bodies are JSON unless they are a string (form-encoded) or bytes (of the type that
   * `headers` name).
   */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    status: number;
    headers: Headers;
    text: string;
    json: Reply;
    /** Its `Set-Cookie` lines. */
    setCookies: readonly string[];
  }>;
  readonly cookies: Map<string, string>;
}

/** Options of a session. */
interface SessionOptions {
  /** The client's own address, any of 127.0.0.0/8: limits are counted by it. */
  readonly address?: string;
  /** By https, whatever the certificate. */
  readonly secure?: boolean;
}

/**
 * Opens a session against `host` (`levain.localhost:4400`) that is served at a loopback port; a text says the
 * client's address.
 */
export function createSession(port: number, host: string, how: string | SessionOptions = {}): Session {
  const { address = '127.0.0.1', secure = false } = typeof how === 'string' ? { address: how } : how;
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, path, body, headers = {}) {
      const text = textOf(body);
      const crumb = cookies.get(secure ? '__Host-crumb' : 'crumb');
      const { answer, received } = await exchange(text, {
        // No connection is kept: a server that is killed, or closes an idle one, must not look like one that hangs up.
        agent: false,
        secure,
        localAddress: address,
        port,
        method,
        path,
        headers: {
          host,
          ...cookieHeader(cookies),
          ...(text === '' ? {} : contentHeaders(text, typeof body === 'string')),
          ...(crumb === undefined || method === 'GET' ? {} : { 'x-csrf-token': crumb }),
          ...headers,
        },
      });
      const setCookies = answer.headers['set-cookie'] ?? [];
      for (const line of setCookies) keep(cookies, line);
      return {
        status: answer.statusCode ?? 0,
        headers: headersOf(answer),
        text: received,
        json: parsed(received),
        setCookies,
      };
    },
  };
}

/** Sends a request to loopback. @returns its answer, read to the end */
function exchange(
  text: string | Buffer,
  { secure, ...options }: RequestOptions & { readonly secure: boolean },
): Promise<{ answer: IncomingMessage; received: string }> {
  const request = secure ? requestSecurely : requestPlainly;
  const trusting = secure ? { rejectUnauthorized: false, servername: 'localhost' } : {};
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...trusting, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ answer, received: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

function cookieHeader(cookies: ReadonlyMap<string, string>): Record<string, string> {
  if (cookies.size === 0) return {};
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  };
}

function contentHeaders(text: string | Buffer, isForm: boolean): Record<string, string | number> {
  return {
    'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    'content-length': Buffer.byteLength(text),
  };
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  );
}

function textOf(body: unknown): string | Buffer {
  if (body === undefined) return '';
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, decodeURIComponent(pair.slice(at + 1)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
