import type { Destination } from '@veranda/domain/line-items/destination';
import type { ParcelItem } from '@veranda/domain/line-items/parcel-item';

/** What a carrier is asked. */
export interface CarrierRequest {
  readonly currency: string;
  /** Where the shop is. */
  readonly origin: Destination;
  readonly destination: Destination;
  readonly grams: number;
  readonly units: number;
  /** What is in the parcel, of which `grams` and `units` are the sums. */
  readonly items: readonly ParcelItem[];
}
