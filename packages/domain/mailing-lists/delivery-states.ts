/** Status of the delivery of one answer to one target (decision 0050). */
export const deliveryStates = ['pending', 'sent', 'failed', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Events of a delivery: an attempt begins, ends in one of three ways, or the owner asks for another. */
export type DeliveryEvent = 'begin' | 'sent' | 'later' | 'never' | 'replay';

/**
 * The transitions; what is not in the table is not done. `failed` is tried again on its own, `dead` only by a
 * replay, and what was sent is never sent again.
 */
const deliveryTransitions: Readonly<Record<DeliveryState, Partial<Record<DeliveryEvent, DeliveryState>>>> = {
  pending: { begin: 'pending', sent: 'sent', later: 'failed', never: 'dead' },
  failed: { begin: 'pending', replay: 'pending' },
  dead: { replay: 'pending' },
  sent: {},
};

/** The state after an event, or null where the table has none. */
export function nextDeliveryState(state: DeliveryState, event: DeliveryEvent): DeliveryState | null {
  return deliveryTransitions[state][event] ?? null;
}

/** Minutes between two tries: a target that is unavailable for a day gets everything once it is back. */
const pauses = [0.5, 1, 2, 5, 10, 20, 40, 60, 120, 240, 480, 720] as const;

/**
 * Milliseconds before the next try after `tries` that failed, or null when it is given up. `chance` in [0, 1)
 * spreads them by a fifth, so that a target that comes back is not met by all at once.
 */
export function pauseAfter(tries: number, chance: number): number | null {
  const minutes = pauses[tries - 1];
  return minutes === undefined ? null : Math.round(minutes * 60_000 * (0.9 + chance * 0.2));
}

/** The state that a word of the database stands for. @throws for a word that is none */
export function deliveryStateOf(word: string): DeliveryState {
  const state = deliveryStates.find((deliveryState) => deliveryState === word);
  if (!state) throw new Error('a delivery is in no state');
  return state;
}
