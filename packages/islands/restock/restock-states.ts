/** The states of the form for those who wait (storefront §4, restock form). */
export type RestockState = 'idle' | 'sending' | 'signed-up';
/** `choose-known`: a variant for which somebody has signed up on this page; `choose-other`: any other one. */
export type RestockEvent = 'submit' | 'succeed' | 'fail' | 'choose-known' | 'choose-other';

/** Next state by state and event. */
export const restockStates: Readonly<Record<RestockState, Partial<Record<RestockEvent, RestockState>>>> = {
  idle: { submit: 'sending', 'choose-known': 'signed-up' },
  sending: { succeed: 'signed-up', fail: 'idle' },
  'signed-up': { 'choose-other': 'idle' },
};

/** State after an event; one that the state does not know changes nothing. */
export function nextRestockState(state: RestockState, event: RestockEvent): RestockState {
  return restockStates[state][event] ?? state;
}
