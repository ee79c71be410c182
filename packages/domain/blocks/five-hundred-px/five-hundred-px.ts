import { serviceKind } from '../service-kind.ts';

/** A picture on 500px (block 42). */
export const fiveHundredPx = serviceKind({
  id: 42,
  key: 'five-hundred-px',
  service: 'five-hundred-px',
  height: 0,
});
