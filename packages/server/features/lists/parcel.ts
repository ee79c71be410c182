import type { AnswerRow, DeliveryRow } from '@veranda/db/lists/deliveries';
import type { DeliverySettings } from '@veranda/domain/lists/delivery-targets';

/** A delivery with what it brings. */
export interface Parcel {
  readonly delivery: DeliveryRow;
  readonly settings: DeliverySettings;
  readonly answer: AnswerRow;
  /** An earlier try may have reached the target without our knowing. */
  readonly isRepeat: boolean;
}
