import { textAt } from '../kind.ts';
import { serviceKind } from '../service-kind.ts';

/** Reservations by OpenTable, as older pages have them (block 50). */
export const opentableV1 = serviceKind({
  id: 50,
  key: 'opentable-v1',
  service: 'opentable',
  height: 320,
  replacement: (value) => ({
    type: 66,
    value: { address: textAt(value, 'address'), label: textAt(value, 'label'), variant: 'frame' },
  }),
});
