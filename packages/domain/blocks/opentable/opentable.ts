import { reservationKind } from '../reservation-kind.ts';

/** Reservations by OpenTable (block 66, variants 1017 to 1019). */
export const opentable = reservationKind({ id: 66, key: 'opentable', service: 'opentable', height: 320 });
