import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal } from '@veranda/domain/refusal';
import type { DeliverySettings } from '@veranda/domain/mailing-lists/delivery-targets';
import type { Deps } from '../../services/deps.ts';
import { never, type Outcome, sent } from '../../platform/webhook-deliveries/delivery-outcome.ts';
import { subscribe } from '../../services/sites/mailing-lists/subscribe.ts';
import { personOf } from './answer-parts.ts';
import type { Parcel } from './parcel.ts';
import { deliveryReason } from '../../platform/webhook-deliveries/delivery-reason.ts';

/** Signs whoever has answered up for a list of the site. */
export async function joinList(
  deps: Pick<Deps, 'newId' | 'now' | 'random'>,
  tx: SiteTransaction,
  input: { readonly parcel: Parcel; readonly settings: Extract<DeliverySettings, { kind: 'list' }> },
): Promise<Outcome> {
  const { listId, doubleOptIn } = input.settings;
  if (listId === '') return never(deliveryReason('listNotSelected'));
  const { email, name } = personOf(input.parcel.answer);
  if (email === null) return never(deliveryReason('noEmail'));
  const source = input.parcel.answer.formName;
  const outcome = await subscribe(deps, tx, { listId, email, name, source, doubleOptIn });
  if (!isRefusal(outcome)) return sent;
  return never(deliveryReason(outcome.code === 'unknown-list' ? 'listGone' : 'emailInvalid'));
}
