import { servedWidth, variantKey } from '@veranda/domain/media/asset-address';
import { imageWidths } from '@veranda/domain/media/asset';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { RawAnswer, ReplyHeaders } from '../../platform/http/route.ts';

/** Content of a file's address. */
interface AssetAddress {
  readonly owner: string;
  readonly folder: string;
  readonly file: string;
  readonly format: string | undefined;
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/**
 * Answers a stored picture. Its address never changes its content, so it may be kept for ever; and whatever
 * it holds, a browser runs none of it.
 */
export async function serveAsset(
  deps: Pick<Deps, 'storage'>,
  address: AssetAddress,
  reply: ReplyHeaders,
): Promise<RawAnswer | Refusal> {
  const file = await findFile(deps, address);
  if (!file) return refuse('not-found');
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  reply.header('content-security-policy', "sandbox; default-src 'none'");
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('x-content-type-options', 'nosniff');
  return { kind: 'bytes', status: 200, type: file.type, bytes: file.bytes };
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
  const type = types[file.slice(file.lastIndexOf('.') + 1)];
  return bytes && type ? { bytes, type } : null;
}

// The widths that exist are not known here, and need not be: a picture has the widths of the table below its
// own, and its own; one that is asked for wider than that is answered by its original.
function candidateWidths(format: string | undefined): number[] {
  const exact = Number(/^(\d{1,5})w$/.exec(format ?? '')?.[1]);
  const next = servedWidth(imageWidths, format);
  return next === null ? [] : [...new Set([exact, next])];
}
