import { onBfcacheRestore } from '../bfcache/on-bfcache-restore.ts';
import { announcerFor } from '../announcer/announcer.ts';
import { t } from '../messages/island-messages.ts';
import { type ButtonEvent, type ButtonSnapshot, buttonStates, transition } from './button-states.ts';

/**
 * A button that goes through the states of storefront §4: its words, which are said too, whether it acts, and
 * its way back.
 */
export interface ButtonStateMachine {
  /** True when a press has an effect now. */
  readonly canPress: () => boolean;
  readonly move: (event: ButtonEvent) => void;
  /** Label of the idle button. */
  readonly label: string;
}

/** Takes over a button that is there, with the element that holds its words; a disabled one is sold out. */
export function createButtonMachine(button: HTMLElement, holder: HTMLElement = button): ButtonStateMachine {
  const words = [...holder.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? holder;
  // A button that the server drew as sold out remembers what it says otherwise.
  const label = button.dataset['label'] ?? button.dataset['originalLabel'] ?? words.textContent ?? '';
  const isGone = isDisabled(button);
  let now: ButtonSnapshot = { state: isGone ? 'sold-out' : 'idle', isGone };
  let timer = 0;
  const announcer = announcerFor(button);

  function move(event: ButtonEvent): void {
    const before = now.state;
    now = transition(now, event);
    if (now.state === before) return;
    window.clearTimeout(timer);
    const row = buttonStates[now.state];
    button.dataset['state'] = now.state;
    // `aria-disabled` keeps the focus where it is; a disabled button would lose it.
    if (button instanceof HTMLButtonElement) button.disabled = false;
    button.setAttribute('aria-disabled', String(row.disabled));
    words.textContent = row.text ? t(row.text) : label;
    announcer.say(row.text ? t(row.text) : '');
    if (row.after !== undefined) timer = window.setTimeout(() => move('time-passed'), row.after);
  }

  // A press that led away leaves the button at work; whoever comes back can press it again.
  onBfcacheRestore(() => move('come-back'));
  return { canPress: () => !buttonStates[now.state].disabled, move, label };
}

function isDisabled(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.disabled;
}
