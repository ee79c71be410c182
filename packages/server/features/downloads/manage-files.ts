import type { ProductFiles } from '@veranda/contracts/downloads';
import { findProduct } from '@veranda/db/catalog/reader';
import { countFileBytes, findDownloadRules, findFiles } from '@veranda/db/downloads/reader';
import { insertFile, retireFile, saveDownloadRule } from '@veranda/db/downloads/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SpooledFile } from '../../platform/http/route.ts';

/** Which product of which site. */
export interface ProductAddress {
  readonly siteId: string;
  readonly productId: string;
}

type FileDeps = Pick<Deps, 'db' | 'newId' | 'random' | 'storage'>;

const maxFiles = 50;
/** 5 GB a site (decisions, numbers). */
const quota = 5_000_000_000n;

export async function listFiles(deps: Pick<Deps, 'db'>, at: ProductAddress): Promise<ProductFiles | Refusal> {
  return deps.db.forSite(at.siteId, async (tx) =>
    (await findProduct(tx, at.siteId, at.productId)) ? present(tx, at) : refuse('product-not-found'),
  );
}

/**
 * Keeps a file in the private store: under a key that no public address can name. It is stored before its row is written,
 * so that no row is without its bytes.
 */
export async function uploadFile(
  deps: FileDeps,
  at: ProductAddress,
  file: SpooledFile | undefined,
): Promise<ProductFiles | Refusal> {
  if (!file) return refuse('file-missing', { field: 'file' });
  if (file.size === 0) return refuse('file-empty', { field: 'file' });
  const problem = await deps.db.forSite(at.siteId, (tx) => roomProblem(tx, at, file.size));
  if (problem) return problem;
  const folder = Buffer.from(deps.random(16)).toString('hex');
  const key = `${at.siteId}/private/${folder}/file`;
  await deps.storage.putStream(key, file.read());
  const id = deps.newId();
  const written = await transactionWithRefusal(deps.db, at.siteId, async (tx) => {
    const changed = await roomProblem(tx, at, file.size);
    if (changed) return changed;
    await insertFile(tx, {
      website_id: at.siteId,
      id,
      product_id: at.productId,
      file_name: plainName(file.fileName),
      mime_type: /^[\w.+-]+\/[\w.+-]+$/.test(file.mimeType) ? file.mimeType : 'application/octet-stream',
      bytes: BigInt(file.size),
      sha256: file.sha256,
      storage_key: key,
    });
    return present(tx, at);
  });
  if ('kind' in written) await deps.storage.delete(key);
  return written;
}

/** Takes a file out of a product. */
export async function removeFile(
  deps: Pick<Deps, 'db'>,
  at: ProductAddress,
  id: string,
): Promise<ProductFiles | Refusal> {
  return transactionWithRefusal(deps.db, at.siteId, async (tx) => {
    const gone = await retireFile(tx, at.siteId, { productId: at.productId, id });
    return gone ? present(tx, at) : refuse('file-not-found');
  });
}

/** Sets how often and how long the files may be fetched. */
export async function setRule(
  deps: Pick<Deps, 'db'>,
  at: ProductAddress,
  rule: { readonly maxDownloads: number | null; readonly validDays: number | null },
): Promise<ProductFiles | Refusal> {
  return transactionWithRefusal(deps.db, at.siteId, async (tx) => {
    const product = await findProduct(tx, at.siteId, at.productId);
    if (!product) return refuse('product-not-found');
    await saveDownloadRule(tx, {
      website_id: at.siteId,
      product_id: at.productId,
      max_downloads: rule.maxDownloads,
      valid_days: rule.validDays,
    });
    return present(tx, at);
  });
}

async function roomProblem(tx: SiteTransaction, at: ProductAddress, bytes: number): Promise<Refusal | null> {
  const product = await findProduct(tx, at.siteId, at.productId);
  if (!product) return refuse('product-not-found');
  if (product.kind !== 'digital') return refuse('product-not-digital');
  const files = await findFiles(tx, at.siteId, [at.productId]);
  if (files.length >= maxFiles) return refuse('too-many-files', { params: { limit: maxFiles } });
  const taken = await countFileBytes(tx, at.siteId);
  return taken + BigInt(bytes) > quota
    ? refuse('files-too-many-bytes', { field: 'file', params: { limit: '5 GB' } })
    : null;
}

async function present(tx: SiteTransaction, at: ProductAddress): Promise<ProductFiles> {
  const files = await findFiles(tx, at.siteId, [at.productId]);
  const [rule] = await findDownloadRules(tx, at.siteId, [at.productId]);
  return {
    files: files.map((file) => ({
      id: file.id,
      fileName: file.file_name,
      mimeType: file.mime_type,
      bytes: Number(file.bytes),
      addedAt: file.created_at.toISOString(),
    })),
    maxDownloads: rule?.max_downloads ?? null,
    validDays: rule?.valid_days ?? null,
  };
}

function plainName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\"]/g, '')
    .trim()
    .slice(0, 255);
  return plain === '' ? 'download' : plain;
}
