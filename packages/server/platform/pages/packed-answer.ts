import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedPage } from './page-renderer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer with its compressed forms, which come a moment later: nobody waits for them. */
export interface PackedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Bytes that it holds now. */
  size: number;
}

/** Bytes below which an answer is sent as it is. */
const smallest = 512;

/** Packs an answer; `grown` is called when its compressed forms have arrived. */
export function packAnswer(
  answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | Uint8Array;
  },
  grown: (bytes: number) => void = () => {},
): PackedAnswer {
  const identity = typeof answer.body === 'string' ? Buffer.from(answer.body) : Buffer.from(answer.body);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const packed: PackedAnswer = {
    status: answer.status,
    headers: answer.headers,
    etag,
    identity,
    br: null,
    gzip: null,
    size: identity.length,
  };
  if (identity.length >= smallest && isText(answer.headers['content-type'] ?? ''))
    void compress(packed, grown);
  return packed;
}

async function compress(packed: PackedAnswer, grown: (bytes: number) => void): Promise<void> {
  const size = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: packed.identity.length,
  };
  // A failure leaves the answer as it is: it is sent uncompressed.
  packed.gzip = await compressGzip(packed.identity, { level: 9 }).catch(() => null);
  packed.br = await compressBrotli(packed.identity, { params: size }).catch(() => null);
  const bytes = (packed.gzip?.length ?? 0) + (packed.br?.length ?? 0);
  packed.size += bytes;
  grown(bytes);
}

function isText(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml)|image\/svg)/.test(type);
}

/** What a client asks for, of what it can take. */
export interface Client {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
}

/** The form of an answer that suits a client; nothing but headers when it has it already. */
export function servePacked(packed: PackedAnswer, client: Client): ServedPage {
  const form =
    /\bbr\b/.test(client.acceptEncoding) && packed.br
      ? 'br'
      : /\bgzip\b/.test(client.acceptEncoding) && packed.gzip
        ? 'gzip'
        : null;
  const headers: Record<string, string> = {
    ...packed.headers,
    etag: `"${packed.etag}${form === null ? '' : `-${form}`}"`,
    vary: 'accept-encoding',
  };
  if (packed.status === 200 && client.ifNoneMatch?.includes(packed.etag))
    return { status: 304, headers, body: null };
  if (form !== null) headers['content-encoding'] = form;
  const body = form === 'br' ? packed.br : form === 'gzip' ? packed.gzip : packed.identity;
  return { status: packed.status, headers, body };
}
