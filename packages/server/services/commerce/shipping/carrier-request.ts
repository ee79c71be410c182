import type { Destination } from '@veranda/domain/line-items/destination';
import type { ParcelItem } from '@veranda/domain/line-items/parcel-item';

/** Request to a carrier. */
export interface CarrierRequest {
  readonly currency: string;
  /** Address of the shop. */
  readonly origin: Destination;
  readonly destination: Destination;
  readonly grams: number;
  readonly units: number;
  /** Items in the parcel, of which `grams` and `units` are the sums. */
  readonly items: readonly ParcelItem[];
}
