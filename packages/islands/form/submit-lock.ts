import { formError } from '../messages/form-messages.ts';

/** The submit control of a form: idle, submitting, idle again (storefront §4, form submit). */
export interface SubmitLock {
  /** False when the form is being sent already. */
  lock(): boolean;
  unlock(): void;
}

/** Locks by what the button says and does, not by taking the focus from it. */
export function lockOf(button: HTMLButtonElement): SubmitLock {
  const label = button.textContent;
  let isLocked = false;

  function show(): void {
    button.textContent = isLocked ? formError('submitting') : label;
    button.toggleAttribute('data-submitting', isLocked);
    if (isLocked) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }

  return {
    lock() {
      if (isLocked) return false;
      isLocked = true;
      show();
      return true;
    },
    unlock() {
      isLocked = false;
      show();
    },
  };
}
