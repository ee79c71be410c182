import type { FormProps } from '@veranda/contracts/islands';
import { workFor } from '../captcha/work-for.ts';
import { askForKey } from './form-client.ts';
import type { FormCaptcha, Proof } from './proof.ts';

/**
 * The local captcha: a box to tick, behind which the browser works for a second over a submission key. The submit control
 * is bound to it: after a failure it is disabled until the box is ticked again (storefront §4, form submit).
 */
export function checkboxCaptcha(
  form: HTMLFormElement,
  part: HTMLElement,
  { texts }: FormProps,
): FormCaptcha | null {
  const box = part.querySelector<HTMLInputElement>('[data-captcha-box]');
  const state = part.querySelector<HTMLElement>('[data-captcha-state]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!box || !state || !button) return null;
  let made: Proof | null = null;
  let round = 0;

  function clear(): void {
    round += 1;
    made = null;
    say('');
  }

  function say(key: string): void {
    if (state) state.textContent = texts[key] ?? '';
  }

  async function begin(): Promise<void> {
    const mine = (round += 1);
    say('formCaptchaWorking');
    const issued = await askForKey(new URLSearchParams(location.search));
    const token = issued.ok ? await workFor(issued.value.key) : null;
    if (mine !== round) return;
    if (!issued.ok || token === null) {
      clear();
      if (box) box.checked = false;
      return;
    }
    made = { key: issued.value.key, token };
    say('formCaptchaDone');
  }

  box.addEventListener('change', () => {
    button.disabled = false;
    if (box.checked) void begin();
    else clear();
  });
  return {
    proof: () => Promise.resolve(made),
    reset() {
      // Only a proof that was sent is over; who has not ticked the box yet has lost nothing.
      if (made === null) return;
      clear();
      box.checked = false;
      button.disabled = true;
      box.focus();
    },
  };
}
