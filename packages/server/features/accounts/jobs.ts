import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { passwordMail } from '../../services/sites/mails/other-mails.ts';
import { studioMailKit } from '../../services/sites/mails/studio-mail-kit.ts';
import { writeMail } from '../../services/sites/mails/write-mail.ts';
import { makeLink, type ResetRequest } from './reset-password.ts';

/** The mails of the accounts of the studio. */
export function accountJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'account-reset': async (_siteId, payload) => {
      const wish = payload as ResetRequest;
      const link = await makeLink(deps, wish);
      if (!link) return 'done';
      // After the hash sign: it reaches no log and no other site.
      const href = `${deps.settings.studioOrigin}/reset-password#${link.token}`;
      const content = passwordMail({ id: `account-reset.${wish.id}`, to: link.email, href });
      const mail = writeMail(studioMailKit(deps, wish.language), content);
      if (mail) await deps.mail.send(mail);
      return 'done';
    },
  };
}
