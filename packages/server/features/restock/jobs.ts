import { findSignUps } from '@veranda/db/restock/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { restockMail } from '../../services/sites/mails/other-mails.ts';
import { sendMailIn } from '../../services/sites/mails/write-mail.ts';
import { variantName } from '@veranda/domain/catalog/variant-name';
import { restockEndUrl } from './restock-link.ts';

/**
 * The mails to those who waited, in the language in which they signed up; none to those who have left since.
 */
export function restockJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'restock-notice': async (siteId, payload) => {
      const { signUpId } = payload as { signUpId: string };
      const site = await deps.sites.byId(siteId);
      const [signUp] = await deps.db.forSite(siteId, (tx) => findSignUps(tx, signUpId));
      if (site && signUp?.state === 'published' && signUp.status !== 'unsubscribed') {
        const variant = variantName(signUp);
        const product = variant === '' ? signUp.title : `${signUp.title} (${variant})`;
        const content = {
          id: `restock-notice.${signUp.id}`,
          to: signUp.email,
          href: site.origin + signUp.path,
          unsubscribeUrl: restockEndUrl(deps, site, signUp.id),
        };
        const { language } = signUp;
        await sendMailIn(deps, { site, language }, () => restockMail({ ...content, product }));
      }
      return 'done';
    },
  };
}
