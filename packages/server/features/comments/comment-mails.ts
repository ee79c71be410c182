import { readComments } from '@veranda/db/comments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import { commentsMail } from '../../services/sites/mails/other-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';

/** Milliseconds in which comments are gathered into one mail. */
const gatherMs = 15 * 60 * 1000;

/** Comments that a mail shows, and the characters that it shows of each. */
const maxShown = 5;
const maxCharacters = 300;

/** Tells the owner of comments that wait, in one mail for all of a quarter of an hour. */
export async function askForCommentMail(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
): Promise<void> {
  const slot = Math.floor(deps.now() / gatherMs);
  const key = `comment-mail:${tx.siteId}:${String(slot)}`;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'comment-mail',
    dedupeKey: key,
    payload: { key },
    dueAt: new Date((slot + 1) * gatherMs),
  });
}

/** Mails about comments. */
export function commentJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'comment-mail': async (siteId, payload) => {
      await mailWaitingComments(deps, siteId, (payload as { key: string }).key);
      return 'done';
    },
  };
}

// Of what was decided in the meantime nobody is told.
async function mailWaitingComments(deps: Deps, siteId: string, key: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const page = { status: 'pending', offset: 0, limit: maxShown } as const;
  const { rows, to } = await deps.db.forSite(
    siteId,
    async (tx) => ({ rows: (await readComments(tx, page)).rows, to: await findOwnerEmail(tx) }),
    { readOnly: true },
  );
  if (!site || rows.length === 0 || to === '') return;
  await sendMail(deps, site, () =>
    commentsMail({
      id: key.replaceAll(':', '.'),
      to,
      href: `${deps.settings.studioOrigin}/config/${site.slug}/comments`,
      rows: rows.map(({ author, itemTitle, body }) => ({
        name: `${author} · ${itemTitle}`,
        value: body.length > maxCharacters ? `${body.slice(0, maxCharacters)}…` : body,
      })),
    }),
  );
}
