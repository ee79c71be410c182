import { Readable } from 'node:stream';
import { servedWidth, variantKey } from '@veranda/domain/media/asset-address';
import { typeOfStored } from '@veranda/domain/media/stored-name';
import { imageWidths } from '@veranda/domain/media/asset';
import { byteRangeOf } from '@veranda/domain/media/media-file';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { RawAnswer, ReplyHeaders } from '../../platform/http/route.ts';

/** Content of a file's address. */
interface AssetAddress {
  readonly owner: string;
  readonly folder: string;
  readonly file: string;
  readonly format: string | undefined;
  /** The header `Range`; absent for the whole file. */
  readonly range?: string | undefined;
  /** True for an address that shows what the file is now; a stored file never changes its content. */
  readonly isLasting?: boolean;
}

/**
 * Answers a stored file: a picture at once, every other as a stream from where it is asked for. Whatever it holds, a
 * browser runs none of it: documents are downloaded, except those that browsers show in a viewer of their own.
 */
export async function serveAsset(
  deps: Pick<Deps, 'storage'>,
  address: AssetAddress,
  reply: ReplyHeaders,
): Promise<RawAnswer | Refusal> {
  const type = typeOfStored(address.file);
  const media = type !== undefined && mediaKindOf(type) !== null ? type : null;
  const answer = await (media === null
    ? pictureAnswer(deps, address)
    : mediaAnswer(deps, address, { type: media, reply }));
  if (answer === null) return refuse('not-found');
  reply.header(
    'cache-control',
    address.isLasting ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
  );
  // The viewer of PDF files does not work in a sandbox.
  const isViewed = type === 'application/pdf';
  reply.header('content-security-policy', `${isViewed ? '' : 'sandbox; '}default-src 'none'`);
  if (media !== null && mediaKindOf(media) === 'document' && !isViewed)
    reply.header('content-disposition', `attachment; filename="${address.file}"`);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('x-content-type-options', 'nosniff');
  return answer;
}

async function pictureAnswer(deps: Pick<Deps, 'storage'>, address: AssetAddress): Promise<RawAnswer | null> {
  const file = await findFile(deps, address);
  return file && { kind: 'bytes', status: 200, type: file.type, bytes: file.bytes };
}

// A player asks for parts: without them it could neither seek nor, in some browsers, begin.
async function mediaAnswer(
  { storage }: Pick<Deps, 'storage'>,
  { owner, folder, file, range }: AssetAddress,
  { type, reply }: { readonly type: string; readonly reply: ReplyHeaders },
): Promise<RawAnswer | null> {
  const wanted = byteRangeOf(range);
  const key = `${owner}/${folder}/${file}`;
  const found = await storage.open(key, wanted?.start ?? 0);
  reply.header('accept-ranges', 'bytes');
  if (found === null) return wanted === null || wanted.start === 0 ? null : unsatisfied();
  const { stream, size } = found;
  if (wanted === null) return { kind: 'stream', status: 200, type, stream, size };
  const end = Math.min(wanted.end ?? size - 1, size - 1);
  reply.header('content-range', `bytes ${String(wanted.start)}-${String(end)}/${String(size)}`);
  const part = firstBytes(stream, end - wanted.start + 1);
  return { kind: 'stream', status: 206, type, stream: part, size: end - wanted.start + 1 };
}

function unsatisfied(): RawAnswer {
  return { kind: 'bytes', status: 416, type: 'text/plain', bytes: '' };
}

function firstBytes(stream: Readable, count: number): Readable {
  async function* taken(): AsyncGenerator<Uint8Array> {
    let left = count;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      yield chunk.subarray(0, left);
      left -= chunk.length;
      if (left <= 0) return;
    }
  }
  return Readable.from(taken(), { objectMode: false });
}

async function findFile(
  deps: Pick<Deps, 'storage'>,
  { owner, folder, file, format }: AssetAddress,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const original = `${folder}/${file}`;
  for (const width of candidateWidths(format)) {
    const bytes = await deps.storage.get(`${owner}/${variantKey(original, width)}`);
    if (bytes) return { bytes, type: 'image/webp' };
  }
  const bytes = await deps.storage.get(`${owner}/${original}`);
  const type = typeOfStored(file);
  return bytes && type ? { bytes, type } : null;
}

// The widths that exist are not known here, and need not be: a picture has the widths of the table below its
// own, and its own; one that is asked for wider than that is answered by its original.
function candidateWidths(format: string | undefined): number[] {
  const exact = Number(/^(\d{1,5})w$/.exec(format ?? '')?.[1]);
  const next = servedWidth(imageWidths, format);
  return next === null ? [] : [...new Set([exact, next])];
}
