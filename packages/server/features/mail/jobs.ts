import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { renderSampleMail } from './render-sample-mail.ts';
import type { TestMailOrder } from './send-test-mail.ts';

/** Mails that show what a mail looks like. */
export function mailJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'test-mail': async (siteId, payload) => {
      const site = await deps.sites.byId(siteId);
      const order = payload as TestMailOrder;
      const mail =
        site && (await renderSampleMail(deps, site, { ...order, overrides: order.words, isMarked: true }));
      if (mail && !isRefusal(mail)) await deps.mail.send(mail);
      return 'done';
    },
  };
}
