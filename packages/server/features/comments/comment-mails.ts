import { findMailsOff } from '@veranda/db/comments/mails';
import { findComment, readComments } from '@veranda/db/comments/moderation';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { findMembers } from '@veranda/db/sites/reader';
import { may } from '@veranda/domain/contributors/rights';
import { itemPath } from '@veranda/domain/pages/item-path';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { isRefusedAddress } from '../../platform/mail/refused-address.ts';
import type { Deps } from '../../services/deps.ts';
import { commentReplyMail, commentsMail } from '../../services/sites/mails/other-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';
import { moderatorMailsOffUrl, replyMailsOffUrl } from './mail-link.ts';

/** Milliseconds in which comments are gathered into one mail. */
const gatherMs = 15 * 60 * 1000;

/** Comments that a mail shows, and the characters that it shows of each. */
const maxShown = 5;
const maxCharacters = 300;

/** Tells those who moderate of comments that wait, in one mail for all of a quarter of an hour. */
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

/** Tells the author of a comment of a reply to it that is shown now, once for each reply, if they have asked for that. */
export async function askForReplyMail(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  id: string,
): Promise<void> {
  const reply = await findComment(tx, id);
  const parent = reply?.parentId ? await findComment(tx, reply.parentId) : undefined;
  if (!parent?.wantsReplies || !reply?.isShown) return;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'comment-reply',
    dedupeKey: `comment-reply:${tx.siteId}:${id}`,
    payload: { id },
  });
}

/** Mails about comments. */
export function commentJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'comment-mail': async (siteId, payload) => {
      await mailWaitingComments(deps, siteId, (payload as { key: string }).key);
      return 'done';
    },
    'comment-reply': async (siteId, payload) => {
      await mailReply(deps, siteId, (payload as { id: string }).id);
      return 'done';
    },
  };
}

// Of what was decided in the meantime nobody is told.
async function mailWaitingComments(deps: Deps, siteId: string, key: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const { rows, moderators } = await deps.db.forSite(siteId, readWaiting, { readOnly: true });
  if (!site || rows.length === 0) return;
  for (const { accountId, email: to } of moderators)
    await sendUnlessRefused(() =>
      sendMail(deps, site, () =>
        commentsMail({
          id: `${key.replaceAll(':', '.')}.${accountId}`,
          to,
          href: `${deps.settings.studioOrigin}/config/${site.slug}/comments`,
          unsubscribeUrl: moderatorMailsOffUrl(deps, site, accountId),
          rows: rows.map(({ author, itemTitle, body }) => ({
            name: `${author} · ${itemTitle}`,
            value: shortened(body),
          })),
        }),
      ),
    );
}

async function readWaiting(tx: SiteTransaction) {
  const page = { filter: 'pending', search: '', writtenBy: null, offset: 0, limit: maxShown } as const;
  const { rows } = await readComments(tx, page);
  const off = await findMailsOff(tx);
  const moderators = (await findMembers(tx)).filter(
    (member) => may(member, 'comments', 'write') && !off.has(member.accountId),
  );
  return { rows, moderators };
}

// No mail about a reply that was hidden again, or to the author of the reply.
async function mailReply(deps: Deps, siteId: string, id: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const { reply, parent } = await deps.db.forSite(
    siteId,
    async (tx) => {
      const reply = await findComment(tx, id);
      return { reply, parent: reply?.parentId ? await findComment(tx, reply.parentId) : undefined };
    },
    { readOnly: true },
  );
  if (!site || !reply?.isShown || !parent?.wantsReplies) return;
  if (reply.email.toLowerCase() === parent.email.toLowerCase()) return;
  const path = itemPath(reply.collection, reply.item, site.timeZone);
  await sendUnlessRefused(() =>
    sendMail(deps, site, () =>
      commentReplyMail({
        id: `comment-reply.${id}`,
        to: parent.email,
        href: `${site.origin}${path}#comment-${id}`,
        unsubscribeUrl: replyMailsOffUrl(deps, site, parent.email),
        name: reply.author,
        title: reply.itemTitle,
        text: shortened(reply.body),
      }),
    ),
  );
}

// An address that has no mailbox is no reason to write to it again, and none to leave out the others.
async function sendUnlessRefused(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isRefusedAddress(error)) throw error;
  }
}

function shortened(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}
