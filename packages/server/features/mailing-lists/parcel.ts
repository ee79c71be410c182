import type { DeliverableAnswer, DeliveryRecord } from '@veranda/db/mailing-lists/deliveries';
import type { DeliverySettings } from '@veranda/domain/mailing-lists/delivery-targets';

/** A delivery with what it brings. */
export interface Parcel {
  readonly delivery: DeliveryRecord;
  readonly settings: DeliverySettings;
  readonly answer: DeliverableAnswer;
  /** An earlier try may have reached the target without our knowing. */
  readonly isRepeat: boolean;
}
