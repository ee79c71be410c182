import { reservationKind } from '../reservation-kind.ts';

/** Reservations by Tock (block 68, variants 1017 to 1019). */
export const tock = reservationKind({ id: 68, key: 'tock', service: 'tock', height: 0 });
