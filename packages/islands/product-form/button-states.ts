import type { IslandMessageKey } from '../messages/island-messages.ts';

/** The states of the add-to-cart button (storefront §4). */
export type ButtonState = 'idle' | 'adding' | 'added' | 'failed' | 'select-option' | 'sold-out';

export type ButtonEvent =
  | 'submit'
  | 'succeed'
  | 'fail'
  | 'need-option'
  | 'time-passed'
  | 'come-back'
  | 'sell-out'
  | 'restock';

/** One row a state: where each event leads, what the button says, and how long until `time-passed`. */
export const buttonStates: Readonly<
  Record<
    ButtonState,
    {
      readonly on: Readonly<Partial<Record<ButtonEvent, ButtonState>>>;
      /** Absent: the button's own label. */
      readonly text?: IslandMessageKey;
      readonly disabled: boolean;
      /** Milliseconds (storefront §9). */
      readonly after?: number;
    }
  >
> = {
  idle: {
    on: { submit: 'adding', 'need-option': 'select-option', 'sell-out': 'sold-out', fail: 'failed' },
    disabled: false,
  },
  adding: {
    on: { succeed: 'added', fail: 'failed', 'need-option': 'select-option', 'come-back': 'idle' },
    text: 'productAddingText',
    disabled: true,
  },
  added: { on: { 'time-passed': 'idle' }, text: 'productAddedText', disabled: true, after: 2000 },
  failed: {
    on: { 'time-passed': 'idle', submit: 'adding', 'sell-out': 'sold-out' },
    disabled: false,
    after: 1000,
  },
  'select-option': {
    on: { 'time-passed': 'idle' },
    text: 'productSelectOptionText',
    disabled: true,
    after: 2000,
  },
  'sold-out': { on: { restock: 'idle' }, text: 'productSoldOutButtonText', disabled: true },
};

/** State after an event; an event that the state does not know changes nothing. */
export function nextState(state: ButtonState, event: ButtonEvent): ButtonState {
  return buttonStates[state].on[event] ?? state;
}

/**
 * State of a button, with a flag for a sold-out selection, which it may hear of while it shows something
 * else.
 */
export interface ButtonSnapshot {
  readonly state: ButtonState;
  readonly isGone: boolean;
}

/**
 * State after an event: a button that would be idle is sold out when what was chosen in the meantime is gone.
 */
export function transition({ state, isGone }: ButtonSnapshot, event: ButtonEvent): ButtonSnapshot {
  const gone = event === 'sell-out' || (isGone && event !== 'restock');
  const next = nextState(state, event);
  return { state: next === 'idle' && gone ? 'sold-out' : next, isGone: gone };
}
