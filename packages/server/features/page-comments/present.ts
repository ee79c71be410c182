import type { PageThread } from '@veranda/contracts/page-comments';
import type { ThreadRecord } from '@veranda/db/page-comments/reader';
import { personColour } from '../../services/sites/documents/person-colour.ts';

export function presentThread(thread: ThreadRecord): PageThread {
  return {
    id: thread.id,
    anchor: { kind: thread.anchorKind, id: thread.anchorId } as PageThread['anchor'],
    createdAt: thread.createdAt.toISOString(),
    resolvedAt: thread.resolvedAt?.toISOString() ?? null,
    resolvedBy: thread.resolvedBy,
    comments: thread.comments.map(({ id, accountId, author, body, writtenAt, editedAt }) => ({
      id,
      accountId,
      author,
      colour: personColour(accountId),
      text: body,
      writtenAt: writtenAt.toISOString(),
      isEdited: editedAt !== null,
    })),
  };
}
