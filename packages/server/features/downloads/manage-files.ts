import type { ProductFiles } from '@veranda/contracts/downloads';
import { findProduct } from '@veranda/db/catalog/reader';
import { countFileBytes, findDownloadRules, findFiles } from '@veranda/db/downloads/reader';
import { insertFile, retireFile, saveDownloadRule } from '@veranda/db/downloads/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SpooledFile } from '../../platform/http/route.ts';

/** Product and its site. */
interface ProductAddress {
  readonly siteId: string;
  readonly productId: string;
}

type FileDeps = Pick<Deps, 'db' | 'newId' | 'random' | 'storage'>;

const maxFiles = 50;
/** 5 GB a site (decisions §numbers). */
const quota = 5_000_000_000n;

export async function listFiles(deps: Pick<Deps, 'db'>, at: ProductAddress): Promise<ProductFiles | Refusal> {
  return deps.db.forSite(at.siteId, async (tx) =>
    (await findProduct(tx, at.productId)) ? present(tx, at.productId) : refuse('product-not-found'),
  );
}

/**
 * Keeps a file in the private store: under a key that no public address can name. It is stored before its row
 * is written, so that no row is without its bytes.
 */
export async function uploadFile(
  deps: FileDeps,
  at: ProductAddress,
  file: SpooledFile | undefined,
): Promise<ProductFiles | Refusal> {
  if (!file) return refuse('file-missing', { field: 'file' });
  if (file.size === 0) return refuse('file-empty', { field: 'file' });
  const problem = await deps.db.forSite(at.siteId, (tx) => roomProblem(tx, at.productId, file.size));
  if (problem) return problem;
  const folder = Buffer.from(deps.random(16)).toString('hex');
  const key = `${at.siteId}/private/${folder}/file`;
  await deps.storage.putStream(key, file.read());
  const id = deps.newId();
  const written = await transactionWithRefusal(deps.db, at.siteId, async (tx) => {
    const changed = await roomProblem(tx, at.productId, file.size);
    if (changed) return changed;
    await insertFile(tx, {
      id,
      productId: at.productId,
      fileName: plainName(file.fileName),
      mimeType: /^[\w.+-]+\/[\w.+-]+$/.test(file.mimeType) ? file.mimeType : 'application/octet-stream',
      bytes: BigInt(file.size),
      sha256: file.sha256,
      storageKey: key,
    });
    return present(tx, at.productId);
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
    const gone = await retireFile(tx, { productId: at.productId, id });
    return gone ? present(tx, at.productId) : refuse('file-not-found');
  });
}

/** Sets how often and how long the files may be fetched. */
export async function setRule(
  deps: Pick<Deps, 'db'>,
  at: ProductAddress,
  rule: { readonly maxDownloads: number | null; readonly validDays: number | null },
): Promise<ProductFiles | Refusal> {
  return transactionWithRefusal(deps.db, at.siteId, async (tx) => {
    const product = await findProduct(tx, at.productId);
    if (!product) return refuse('product-not-found');
    await saveDownloadRule(tx, {
      productId: at.productId,
      maxDownloads: rule.maxDownloads,
      validDays: rule.validDays,
    });
    return present(tx, at.productId);
  });
}

async function roomProblem(tx: SiteTransaction, productId: string, bytes: number): Promise<Refusal | null> {
  const product = await findProduct(tx, productId);
  if (!product) return refuse('product-not-found');
  if (product.kind !== 'digital') return refuse('product-not-digital');
  const files = await findFiles(tx, [productId]);
  if (files.length >= maxFiles) return refuse('too-many-files', { params: { limit: maxFiles } });
  const taken = await countFileBytes(tx);
  return taken + BigInt(bytes) > quota
    ? refuse('files-too-many-bytes', { field: 'file', params: { limit: '5 GB' } })
    : null;
}

async function present(tx: SiteTransaction, productId: string): Promise<ProductFiles> {
  const files = await findFiles(tx, [productId]);
  const [rule] = await findDownloadRules(tx, [productId]);
  return {
    files: files.map((file) => ({
      id: file.id,
      fileName: file.fileName,
      mimeType: file.mimeType,
      bytes: Number(file.bytes),
      addedAt: file.createdAt.toISOString(),
    })),
    maxDownloads: rule?.maxDownloads ?? null,
    validDays: rule?.validDays ?? null,
  };
}

function plainName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\"]/g, '')
    .trim()
    .slice(0, 255);
  return plain === '' ? 'download' : plain;
}
