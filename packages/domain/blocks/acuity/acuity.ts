import { reservationKind } from '../reservation-kind.ts';

/** Appointments by Acuity Scheduling (block 65, variants 1017 to 1019). */
export const acuity = reservationKind({ id: 65, key: 'acuity', service: 'acuity', height: 800 });
