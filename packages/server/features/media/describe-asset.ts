import { findAsset } from '@veranda/db/media/reader';
import { describeAsset as describeRow } from '@veranda/db/media/writer';
import type { Asset } from '@veranda/domain/media/asset';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';

/**
 * Changes name, alternative text, caption or focal point of a file. Products show it at once, pages when
 * published.
 */
export async function describeAsset(
  deps: Deps,
  siteId: string,
  state: Parameters<typeof describeRow>[1],
): Promise<Asset | Refusal> {
  const fileName = state.fileName?.trim();
  if (fileName === '') return refuse('file-name-missing', { field: 'fileName' });
  return deps.db.forSite(siteId, async (tx) => {
    await describeRow(tx, { ...state, ...(fileName === undefined ? {} : { fileName }) });
    return (await findAsset(tx, state.id)) ?? refuse('asset-not-found');
  });
}
