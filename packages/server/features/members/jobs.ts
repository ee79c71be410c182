import { findUnconfirmed } from '@veranda/db/members/confirmed-address';
import { findReset } from '@veranda/db/members/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { addressMail, passwordMail } from '../../services/sites/mails/other-mails.ts';
import { sendMailIn } from '../../services/sites/mails/write-mail.ts';
import { addressToken } from './confirm-address.ts';
import { resetToken } from './reset-password.ts';

/** The mails of the accounts of a site. */
export function memberJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'site-user-reset': async (siteId, payload) => {
      const { resetId } = payload as { resetId: string };
      const site = await deps.sites.byId(siteId);
      const reset = await deps.db.forSite(siteId, (tx) => findReset(tx, resetId));
      if (!site || !reset || reset.usedAt !== null) return 'done';
      const href = `${site.origin}/account/reset?token=${encodeURIComponent(resetToken(deps, resetId))}`;
      const content = { id: `site-user-reset.${resetId}`, to: reset.email, href };
      await sendMailIn(deps, { site, language: reset.language }, () => passwordMail(content));
      return 'done';
    },
    'site-user-address': async (siteId, payload) => {
      const { id, siteUserId, askedAt } = payload as { id: string; siteUserId: string; askedAt: number };
      const site = await deps.sites.byId(siteId);
      const unconfirmed = await deps.db.forSite(siteId, (tx) => findUnconfirmed(tx, { id: siteUserId }));
      if (!site || !unconfirmed) return 'done';
      const token = addressToken(deps, { siteId, siteUserId, askedAt });
      const href = `${site.origin}/account/confirm?token=${encodeURIComponent(token)}`;
      const content = { id: `site-user-address.${id}`, to: unconfirmed.email, href };
      await sendMailIn(deps, { site, language: unconfirmed.language }, () => addressMail(content));
      return 'done';
    },
  };
}
