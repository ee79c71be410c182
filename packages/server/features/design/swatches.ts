import { findSettings, lockSettings } from '@veranda/db/sites/reader';
import { saveSwatches } from '@veranda/db/sites/writer';
import { withSwatch } from '@veranda/domain/design/swatches';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type Swatches = { swatches: string[] };

/** The colours that the people of a site have put aside. */
export async function readSwatches(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<SiteEntry, 'id'>,
): Promise<Swatches> {
  const settings = await db.forSite(id, findSettings, { readOnly: true });
  return { swatches: [...(settings?.doc.swatches ?? [])] };
}

/** Puts a colour aside, or takes it away. */
export async function changeSwatches(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<SiteEntry, 'id'>,
  change: { readonly colour: string; readonly isKept: boolean },
): Promise<Swatches | Refusal> {
  return db.forSite(id, async (tx) => {
    const before = (await lockSettings(tx))?.swatches ?? [];
    const swatches = withSwatch(before, change);
    if (swatches === null)
      return refuse('malformed', {
        field: 'colour',
        params: { field: 'colour', problem: 'no colour, or one too many' },
      });
    if (swatches !== before) await saveSwatches(tx, swatches);
    return { swatches: [...swatches] };
  });
}
