import { createHash } from 'node:crypto';
import {
  type EntryOutcome,
  entryKey,
  findEntryTargets,
  type PlannedEntry,
} from '@veranda/db/content-import/entries';
import { findParents } from '@veranda/db/comments/reader';
import { insertComment } from '@veranda/db/comments/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { commentLimits } from '@veranda/domain/comments/comment';
import type { CommentData } from '@veranda/domain/content-import/entries';
import type { Deps } from '../../services/deps.ts';
import type { Batch, RunningImport } from './running-import.ts';

interface Wanted {
  readonly found: RunningImport;
  readonly entries: readonly PlannedEntry[];
}

/** Imports comments on what was imported: answers below what they answer, on two levels. */
export async function importComments(
  deps: Pick<Deps, 'newId' | 'now'>,
  { found, entries }: Wanted,
): Promise<Batch> {
  // Safe: entries of this kind have this content.
  const comments = entries.map((entry) => ({ ...entry, data: entry.data as CommentData }));
  return {
    write: async (tx) => {
      const wanted = comments.flatMap(({ data }) => [data.of, data.parent].filter(Boolean));
      const targets = new Map(await findEntryTargets(tx, found.id, [...new Set(wanted)]));
      const outcomes: EntryOutcome[] = [];
      for (const { position, sourceId, data } of comments) {
        const itemId = targets.get(entryKey(data.of))?.targetId ?? null;
        const outcome = itemId === null ? null : await write(deps, tx, { itemId, data, targets });
        if (outcome !== null) targets.set(entryKey(sourceId), { targetId: outcome, address: '' });
        const problem = itemId === null ? 'no-item' : 'already-imported';
        outcomes.push(outcome === null ? { position, problem } : { position, targetId: outcome });
      }
      return outcomes;
    },
  };
}

type Targets = ReadonlyMap<string, { readonly targetId: string | null }>;

async function write(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  {
    itemId,
    data,
    targets,
  }: { readonly itemId: string; readonly data: CommentData; readonly targets: Targets },
): Promise<string | null> {
  const id = deps.newId();
  const now = new Date(deps.now());
  const author = (data.author || 'Anonymous').replace(/\s+/g, ' ').slice(0, commentLimits.author);
  const email = data.email.slice(0, commentLimits.email);
  const body = data.text.slice(0, commentLimits.text);
  const parent = data.parent === '' ? null : (targets.get(entryKey(data.parent))?.targetId ?? null);
  const added = await insertComment(tx, {
    id,
    itemId,
    parentId: parent === null ? null : ((await findParents(tx, [parent])).get(parent) ?? parent),
    author,
    email,
    body,
    status: data.status,
    contentHash: createHash('sha256')
      .update(JSON.stringify([author, email.toLowerCase(), body]))
      .digest(),
    writtenAt: data.writtenAt === null ? now : new Date(data.writtenAt),
    decidedAt: data.status === 'pending' ? null : now,
    deletedAt: null,
  });
  return added ? id : null;
}
