import type { EntryOutcome } from '@veranda/db/content-import/entries';
import type { ContentImport } from '@veranda/db/content-import/imports';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { ImportOptions } from '@veranda/domain/content-import/import-options';

/** An import that runs, with its choices. */
export interface RunningImport extends ContentImport {
  readonly options: ImportOptions;
}

/** Outcomes of entries that are written in one transaction, with what they are made of. */
export interface Batch {
  /** Imports what was prepared. @returns what has become of each */
  readonly write: (tx: SiteTransaction) => Promise<readonly EntryOutcome[]>;
  /** What is known of hosts of pictures by now. */
  readonly hosts?: ReadonlyMap<string, number>;
  /** Pictures that were fetched. */
  readonly fetched?: readonly string[];
}
