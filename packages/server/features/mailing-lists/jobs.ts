import { findSubscriber } from '@veranda/db/mailing-lists/reader';
import { suppressAddress } from '@veranda/db/mailing-lists/writer';
import type { ListDeps } from './targets/list-deps.ts';
import { attemptDelivery, type DeliveryTry } from '../../platform/webhook-deliveries/attempt-delivery.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { hashOfEmail } from '../../services/sites/mailing-lists/subscribe.ts';
import { mailingListMail } from '../../services/sites/mails/other-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';
import { isRefusedAddress } from '../../platform/mail/refused-address.ts';
import { listToken } from '../../services/sites/mailing-lists/list-link.ts';
import { createTargetBreakers } from '../../platform/egress/target-breakers.ts';
import { answerDeliverySource } from './deliver.ts';
import { deliveryTopics, fanOut } from './fan-out.ts';

/** The mails of lists, and the ways of answers to their targets. */
export function listJobs(deps: ListDeps): Readonly<Record<string, Job>> {
  const breakers = createTargetBreakers(deps.now);
  const bring: Job = (siteId, payload, holdFor) =>
    attemptDelivery(deps, answerDeliverySource(deps, siteId), {
      siteId,
      order: payload as DeliveryTry,
      holdFor,
      breakers,
    });
  return {
    'list-mail': (siteId, payload) => sendListMail(deps, siteId, payload as ListMailOrder),
    'form-answer': async (siteId, payload) => {
      await fanOut(deps, siteId, (payload as { submissionId: string }).submissionId);
      return 'done';
    },
    [deliveryTopics.near]: bring,
    [deliveryTopics.far]: bring,
  };
}

interface ListMailOrder {
  readonly subscriberId: string;
  readonly kind: 'confirm' | 'welcome';
  readonly mailId: string;
}

// A person who has left, was suppressed or erased in the meantime gets no mail, however long it has waited.
async function sendListMail(deps: ListDeps, siteId: string, order: ListMailOrder): Promise<'done'> {
  const site = await deps.sites.byId(siteId);
  const person = await deps.db.forSite(siteId, (tx) => findSubscriber(tx, order.subscriberId));
  const wanted = order.kind === 'confirm' ? 'pending' : 'subscribed';
  if (!site || person?.state !== wanted) return 'done';
  const { kind: step, mailId: id } = order;
  const unsubscribeUrl = `${site.origin}/unsubscribe/${listToken('unsubscribe', person)}`;
  const confirmUrl = `${site.origin}/confirm-subscription/${listToken('confirm', person)}`;
  const href = step === 'confirm' ? confirmUrl : site.origin;
  const letter = { step, id, to: person.email, list: person.listName, href, unsubscribeUrl };
  try {
    await sendMail(deps, site, () => mailingListMail(letter));
  } catch (error) {
    if (!isRefusedAddress(error)) throw error;
    await suppress(deps, siteId, person.email);
  }
  return 'done';
}

/**
 * An address that has no mailbox is not written to again: whoever continues harms the site's name with mail
 * servers.
 */
async function suppress(deps: Pick<ListDeps, 'db' | 'now'>, siteId: string, email: string): Promise<void> {
  const address = { email, hash: hashOfEmail(email), at: new Date(deps.now()) };
  await deps.db.forSite(siteId, (tx) => suppressAddress(tx, address));
}
