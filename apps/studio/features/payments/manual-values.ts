import type { ManualMethod } from '@veranda/contracts/payments';

/** The form of the ways of paying by hand. */
export interface ManualValues {
  manual: ManualMethod[];
}
