import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Client, ServedPage } from './page-renderer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One form of an answer, as it goes to the wire. */
interface Form {
  readonly body: Buffer;
  /** Every header of the answer, its length and tag included: made once, since making them costs as much as a page. */
  readonly headers: Readonly<Record<string, string>>;
}

type Encoding = 'br' | 'gzip';

/** An answer with its compressed forms, which come a moment later: nobody waits for them. */
export interface PackedAnswer {
  readonly status: number;
  readonly etag: string;
  readonly identity: Form;
  br: Form | null;
  gzip: Form | null;
  /** Bytes that it holds now. */
  size: number;
}

/** Bytes below which an answer is sent as it is. */
const smallest = 512;

/** An answer before it is packed. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Packs an answer; `grown` is called when its compressed forms have arrived. */
export function packAnswer(answer: Answer, grown: (bytes: number) => void = () => {}): PackedAnswer {
  const identity = Buffer.from(answer.body as string);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const packed: PackedAnswer = {
    status: answer.status,
    etag,
    identity: formOf(answer, etag, identity),
    br: null,
    gzip: null,
    size: identity.length,
  };
  if (identity.length >= smallest && isText(answer.headers['content-type'] ?? ''))
    void compress(answer, packed, grown);
  return packed;
}

async function compress(answer: Answer, packed: PackedAnswer, grown: (bytes: number) => void): Promise<void> {
  const plain = packed.identity.body;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  // A failure leaves the answer as it is: it is sent uncompressed.
  const gzipped = await compressGzip(plain, { level: 9 }).catch(() => null);
  if (gzipped) packed.gzip = formOf(answer, packed.etag, gzipped, 'gzip');
  const brotli = await compressBrotli(plain, { params }).catch(() => null);
  if (brotli) packed.br = formOf(answer, packed.etag, brotli, 'br');
  const bytes = (gzipped?.length ?? 0) + (brotli?.length ?? 0);
  packed.size += bytes;
  grown(bytes);
}

function formOf(answer: Answer, ...[etag, body, encoding]: [string, Buffer, Encoding?]): Form {
  return {
    body,
    headers: {
      ...answer.headers,
      etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(body.length),
    },
  };
}

function isText(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml)|image\/svg)/.test(type);
}

/** The form of an answer that suits a client; nothing but headers when it has it already. */
export function servePacked(packed: PackedAnswer, client: Client): ServedPage {
  const { acceptEncoding, ifNoneMatch } = client;
  const form =
    (/\bbr\b/.test(acceptEncoding) && packed.br) ||
    (/\bgzip\b/.test(acceptEncoding) && packed.gzip) ||
    packed.identity;
  if (ifNoneMatch !== undefined && packed.status === 200 && ifNoneMatch.includes(packed.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = form.headers;
    return { status: 304, headers, body: null };
  }
  return { status: packed.status, headers: form.headers, body: form.body };
}
