import { findSignUps } from '@veranda/db/restock/reader';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { restockMail } from './emails.ts';

/** The mails to those who waited. */
export function restockJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'restock-notice': async (siteId, payload) => {
      const { signUpId } = payload as { signUpId: string };
      const site = await deps.sites.byId(siteId);
      const [signUp] = await deps.db.forSite(siteId, (tx) => findSignUps(tx, siteId, signUpId));
      if (site && signUp?.state === 'published') await deps.mail.send(restockMail(site, signUp));
      return 'done';
    },
  };
}
