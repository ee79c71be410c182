import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exactBytes } from '@veranda/server/platform/http/exact-bytes';
import type { BestCompression } from './best-compression.ts';
import type { Client, ServedPage } from './page-renderer.ts';
import type { Reads } from './published-site.ts';

type Encoding = 'br' | 'gzip';

/** One form of an answer, as it goes to the wire. */
interface Form {
  readonly body: Buffer;
  /**
   * Every header of the answer, its length and tag included: made once, since making them costs as much as a
   * page.
   */
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer before it is packed. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Ids of the products, and of the stores of the lists, whose stock it shows. */
  readonly shows?: readonly string[];
  /** Parts of the published site that it was made of; absent for all of them. */
  readonly reads?: Reads;
}

/** An answer with those of its compressed forms that somebody has asked for. */
export interface EncodedResponse {
  readonly status: number;
  readonly shows: readonly string[];
  readonly reads: Reads | null;
  readonly etag: string;
  readonly identity: Form;
  readonly isCompressible: boolean;
  readonly forms: Partial<Record<Encoding, Form>>;
  readonly making: Partial<Record<Encoding, Promise<Form>>>;
  /** Number of times it was served compressed. */
  served: number;
  /** Bytes of memory that it holds now, by and large. */
  size: number;
  /** False when the cache has evicted it. */
  isStored: boolean;
  /** Told of bytes that a compressed form adds. */
  readonly grown: (bytes: number) => void;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Bytes below which an answer is sent as it is. */
const smallest = 512;
/**
 * A page is first compressed quickly (half a millisecond for 25 KB); when it has been served so often, as
 * well as can be (forty times as long, a sixth smaller). A page that is made for one visitor pays for one.
 */
const servedOften = 8;
/** Bytes of the objects around an answer, and around one form of it: measured, of 3,000. */
const responseOverhead = 1_200;
const formOverhead = 600;

/** Packs an answer; `grown` is called when a compressed form joins it. */
export function encodeResponse(answer: Answer, grown: (bytes: number) => void = () => {}): EncodedResponse {
  const body = exactBytes(answer.body);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = { ...answer.headers, etag: `"${etag}"`, vary: 'accept-encoding' };
  return {
    status: answer.status,
    shows: answer.shows ?? [],
    reads: answer.reads ?? null,
    etag,
    identity: { body, headers: { ...headers, 'content-length': String(body.length) } },
    isCompressible: body.length >= smallest && isText(answer.headers['content-type'] ?? ''),
    forms: {},
    making: {},
    served: 0,
    size: responseOverhead + body.length + charactersOf(headers) + 50 * namesOf(answer),
    isStored: true,
    grown,
  };
}

function namesOf({ shows, reads }: Answer): number {
  return (shows?.length ?? 0) + 3 * (reads?.size ?? 0);
}

// A character of a header is a byte: they are ASCII.
function charactersOf(headers: Readonly<Record<string, string>>): number {
  return Object.values(headers).reduce((sum, value) => sum + value.length, 0);
}

/**
 * The form of an answer that suits a client, at once where it stands; nothing but headers when the client has
 * it. With `best`, an answer that is served often gets a better form after a while.
 */
export function sendEncodedResponse(
  packed: EncodedResponse,
  client: Client,
  best?: BestCompression,
): ServedPage | Promise<ServedPage> {
  const encoding = packed.isCompressible ? encodingFor(client.acceptEncoding) : null;
  if (encoding === null) return servedAs(packed, packed.identity, client);
  packed.served += 1;
  if (packed.served === servedOften && best) void improve(packed, encoding, best);
  const form = packed.forms[encoding];
  if (form) return servedAs(packed, form, client);
  packed.making[encoding] ??= makeForm(packed, encoding).catch(() => packed.identity);
  return packed.making[encoding].then((made) => servedAs(packed, made, client));
}

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function servedAs(packed: EncodedResponse, form: Form, client: Client): ServedPage {
  if (packed.status === 200 && client.ifNoneMatch?.includes(packed.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = form.headers;
    return { status: 304, headers, body: null };
  }
  return { status: packed.status, headers: form.headers, body: form.body };
}

async function makeForm(packed: EncodedResponse, encoding: Encoding): Promise<Form> {
  const body = exactBytes(await quickly(packed.identity.body, encoding));
  return packed.forms[encoding] ?? keepForm(packed, encoding, body);
}

// When it fails, it is tried again after as many answers.
async function improve(packed: EncodedResponse, encoding: Encoding, best: BestCompression): Promise<void> {
  const body = await best.compress({
    encoding,
    plain: packed.identity.body,
    isWanted: () => packed.isStored,
  });
  if (body === null) packed.served = 0;
  else keepForm(packed, encoding, body);
}

function keepForm(packed: EncodedResponse, encoding: Encoding, body: Buffer): Form {
  const form: Form = {
    body,
    headers: {
      ...packed.identity.headers,
      etag: `"${packed.etag}-${encoding}"`,
      'content-encoding': encoding,
      'content-length': String(body.length),
    },
  };
  const before = packed.forms[encoding];
  const bytes = before ? body.length - before.body.length : body.length + formOverhead;
  packed.forms[encoding] = form;
  packed.making[encoding] = Promise.resolve(form);
  packed.size += bytes;
  packed.grown(bytes);
  return form;
}

function quickly(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compress.gzip(plain, { level: 5 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return compress.br(plain, { params });
}

function isText(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml)|image\/svg)/.test(type);
}
