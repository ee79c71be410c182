import type { Endpoint } from '@veranda/contracts/endpoint';
import type { Wanted } from '../audit/all-calls.ts';
import type { Chance } from './chance.ts';
import type { Known } from './known.ts';
import { deepTexts } from './odd-values.data.ts';
import { makeOdd } from './make-odd.ts';
import { valueOf } from './value-of.ts';

/** A request as it is sent. */
export interface MadeCall {
  readonly method: string;
  readonly path: string;
  readonly body: string | Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

interface CallSource {
  readonly chance: Chance;
  readonly known: Known;
  readonly siteId: string;
  /** A call that succeeds, where one is written down. */
  readonly sample: Wanted | null;
}

/** A request to an endpoint: mostly what its contract asks for, with something odd somewhere. */
export function makeCall(endpoint: Endpoint, source: CallSource): MadeCall {
  const { chance } = source;
  // An odd address hides an odd body.
  const oddPart = chance.of(['path', 'query', 'body', 'body', 'body', 'body', 'headers', 'none'] as const);
  const path = pathOf(endpoint, source, oddPart === 'path');
  const { body, type } = bodyOf(endpoint, source, oddPart === 'body');
  return {
    method: endpoint.method,
    path: path + queryOf(endpoint, source, oddPart === 'query'),
    body,
    headers: {
      ...(type === '' ? {} : { 'content-type': type }),
      'sec-fetch-site': 'same-origin',
      ...(oddPart === 'headers' ? oddHeaders(chance) : {}),
    },
  };
}

function pathOf(endpoint: Endpoint, { chance, known, siteId, sample }: CallSource, isOdd: boolean): string {
  if (sample && !isOdd) return sample.path.split('?')[0] ?? '';
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (/^(?:site|websiteId)$/.test(name) && !(isOdd && chance.is(0.1))) return siteId;
    return percent(isOdd ? chance.oddText().slice(0, 180) : known.by(name, chance)) || 'x';
  });
}

function queryOf(endpoint: Endpoint, { chance, known, sample }: CallSource, isOdd: boolean): string {
  const given = sample?.path.split('?')[1];
  const made = endpoint.query ? valueOf(endpoint.query, '', { chance, known }) : {};
  const pairs = Object.entries(made as object).map(([name, value]) => [name, textOf(value)] as const);
  const sent = given === undefined ? pairs : [...new URLSearchParams(given)];
  const odd = sent.map(([name, value], at) => [name, isOdd && at === 0 ? chance.oddText() : value] as const);
  const all = isOdd && chance.is(0.4) ? [...odd, [chance.oddText(), chance.oddText()] as const] : odd;
  const text = all
    .map(([name, value]) => `${percent(name.slice(0, 600))}=${percent(value.slice(0, 600))}`)
    .join('&');
  return text === '' ? '' : `?${text}`;
}

interface Body {
  readonly body: string | Buffer | undefined;
  readonly type: string;
}

function bodyOf(endpoint: Endpoint, source: CallSource, isOdd: boolean): Body {
  const { chance, known, sample } = source;
  const kind = endpoint.bodyKind ?? 'none';
  if (endpoint.method === 'GET') return { body: undefined, type: '' };
  if (kind === 'multipart') return multipartOf(source, isOdd);
  const plain =
    sample?.body ?? (endpoint.body ? valueOf(endpoint.body, '', { chance, known }) : ({} as unknown));
  const value = isOdd ? makeOdd(plain, chance) : plain;
  if (kind === 'form' && chance.is(0.5) && typeof value === 'object' && value !== null)
    return { body: formOf(value), type: 'application/x-www-form-urlencoded' };
  if (kind === 'text') return { body: isOdd ? oddJson(value, chance) : textOf(value), type: 'text/plain' };
  return { body: isOdd ? oddJson(value, chance) : jsonOf(value), type: 'application/json' };
}

function oddJson(value: unknown, chance: Chance): string {
  const text = jsonOf(value);
  return chance.is(0.04) ? text.slice(0, chance.below(text.length)) : text;
}

function jsonOf(value: unknown): string {
  let text = JSON.stringify(value) ?? 'null';
  for (const [name, deep] of Object.entries(deepTexts)) text = text.replaceAll(`"${name}"`, deep);
  return text;
}

function formOf(value: object): string {
  return Object.entries(value)
    .map(([name, one]) => `${percent(name)}=${percent(textOf(one))}`)
    .join('&');
}

function multipartOf({ chance, sample }: CallSource, isOdd: boolean): Body {
  const name = isOdd && chance.is(0.4) ? chance.oddText() : 'file';
  const fileName = isOdd && chance.is(0.6) ? chance.oddText() : 'notes.csv';
  const bytes = isOdd && chance.is(0.5) ? Buffer.from(chance.oddText()) : Buffer.from('a,b\r\n1,2\r\n');
  const sent = sample?.body;
  if (Buffer.isBuffer(sent) && chance.is(0.5)) {
    const at = isOdd ? chance.below(sent.length) : sent.length;
    return { body: sent.subarray(0, at), type: sample?.headers?.['content-type'] ?? '' };
  }
  const star = chance.is(0.3) ? `; filename*=utf-8''${percent(fileName)}` : '';
  const head = `--x-x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"${star}\r\n\r\n`;
  const field = `\r\n--x-x\r\ncontent-disposition: form-data; name="${chance.oddText()}"\r\n\r\n${chance.oddText()}`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`${field}\r\n--x-x--\r\n`)]);
  return { body, type: 'multipart/form-data; boundary=x-x' };
}

function oddHeaders(chance: Chance): Record<string, string> {
  // No client sends a value that a header cannot carry: node's parser ends such a request itself.
  const odd = (): string =>
    chance
      .oddText()
      .slice(0, 3_000)
      .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?');
  const name = chance.of([
    'idempotency-key',
    'referer',
    'user-agent',
    'accept-language',
    'accept',
    'cookie',
    'content-type',
    'authorization',
    'if-none-match',
    'range',
    'x-forwarded-for',
    'origin',
    'traceparent',
  ]);
  if (name !== 'cookie') return { [name]: odd() };
  const cookie = chance.of(['CART', 'CHECKOUT', 'su', 'adm', 'crumb', 'ss_cid', 'seen']);
  return { cookie: `${cookie}=${percent(chance.oddText().slice(0, 900))}` };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : jsonOf(value);
}

/** Percent-encoded; half a character as the bytes that no UTF-8 has. */
export function percent(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
