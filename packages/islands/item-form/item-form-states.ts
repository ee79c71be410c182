import type { IslandMessageKey } from '../messages/island-messages.ts';

/** The states of an item's form (storefront §4, additional-fields form widget). */
export type ItemFormState = 'editing' | 'saving';
export type ItemFormEvent = 'save' | 'saved' | 'fail';

/** One row a state: where each event leads, and what the button says; absent for its own label. */
export const itemFormStates: Readonly<
  Record<
    ItemFormState,
    {
      readonly on: Readonly<Partial<Record<ItemFormEvent, ItemFormState>>>;
      readonly text?: IslandMessageKey;
    }
  >
> = {
  editing: { on: { save: 'saving' } },
  saving: { on: { saved: 'editing', fail: 'editing' }, text: 'savingText' },
};

/** State after an event; one that the state does not know changes nothing. */
export function nextItemFormState(state: ItemFormState, event: ItemFormEvent): ItemFormState {
  return itemFormStates[state].on[event] ?? state;
}
