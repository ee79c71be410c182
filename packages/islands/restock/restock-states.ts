/** The states of the form for those who wait (storefront §4, restock form). */
export type RestockState = 'idle' | 'sending' | 'signed-up';
export type RestockEvent = 'submit' | 'succeed' | 'fail';

const table: Readonly<Record<RestockState, Partial<Record<RestockEvent, RestockState>>>> = {
  idle: { submit: 'sending' },
  sending: { succeed: 'signed-up', fail: 'idle' },
  'signed-up': {},
};

/** Where an event leads; one that the state does not know changes nothing. */
export function nextRestockState(state: RestockState, event: RestockEvent): RestockState {
  return table[state][event] ?? state;
}
