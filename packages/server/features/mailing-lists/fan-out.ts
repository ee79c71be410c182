import { findHooks } from '@veranda/db/mailing-lists/connections';
import { findAnswer, insertDeliveries } from '@veranda/db/mailing-lists/deliveries';
import { findMailingLists } from '@veranda/db/mailing-lists/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import type { FormDocument } from '@veranda/domain/forms/document';
import {
  type DeliverySettings,
  type DeliveryTarget,
  deliveryTargets,
} from '@veranda/domain/mailing-lists/delivery-targets';
import type { Deps } from '../../services/deps.ts';

/**
 * The topics of one answer's way to one target. Services of others have one of their own: waiting for them
 * holds up no mail and no list.
 */
export const deliveryTopics = { near: 'form-delivery', far: 'form-delivery-far' } as const;

/**
 * Makes of an answer a delivery a target, each with a message of its own, so that a target that is
 * unavailable delays nobody else. Asked again it adds nothing. An answer that was erased or lies in the spam
 * box goes nowhere.
 */
export async function fanOut(deps: Deps, siteId: string, submissionId: string): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    const answer = await findAnswer(tx, submissionId);
    if (!answer || answer.spamReason !== '') return;
    const places = await placesOf(tx, answer.formId, answer.doc);
    const added = await insertDeliveries(
      tx,
      places.map(({ target, label, settings }) => ({
        id: deps.newId(),
        formId: answer.formId,
        submissionId,
        target,
        kind: settings.kind,
        settings: JSON.stringify(settings),
        label,
        nextTryAt: null,
        sentAt: null,
        createdAt: new Date(deps.now()),
      })),
    );
    for (const { id, settings } of added)
      await leaveTurn(deps, tx, { id, turn: 1, dueAt: null, settings: settings as DeliverySettings });
  });
}

/** A try of a delivery that is to come. */
interface NextTurn {
  readonly id: string;
  readonly turn: number;
  /** Null for at once. */
  readonly dueAt: Date | null;
  readonly settings: DeliverySettings;
}

function isFar(settings: DeliverySettings): boolean {
  if (settings.kind === 'sheet') return settings.provider === 'google';
  return settings.kind === 'mailchimp' || settings.kind === 'webhook';
}

/** Leaves the message of a delivery's next try. */
export async function leaveTurn(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { id, turn, dueAt, settings }: NextTurn,
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: isFar(settings) ? deliveryTopics.far : deliveryTopics.near,
    dedupeKey: `${deliveryTopics.near}.${id}.${String(turn)}`,
    payload: { deliveryId: id, turn },
    ...(dueAt ? { dueAt } : {}),
  });
}

/** The places that answers to a form go to by its document, with the names of lists as their labels. */
export async function placesOf(
  tx: SiteTransaction,
  formId: string,
  doc: FormDocument,
): Promise<readonly DeliveryTarget[]> {
  const hooks = await findHooks(tx, formId);
  const ownerEmail = await findOwnerEmail(tx);
  const places = deliveryTargets(doc, { hooks, ownerEmail });
  if (!places.some(({ settings }) => settings.kind === 'list')) return places;
  const lists = await findMailingLists(tx);
  const names = new Map(lists.map((list) => [`list:${list.id}`, list.name]));
  return places.map((place) => ({ ...place, label: names.get(place.target) ?? place.label }));
}
