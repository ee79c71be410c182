import type { FormProps } from '@veranda/contracts/islands';
import { workFor } from '../captcha/work-for.ts';
import { askForKey } from './form-client.ts';
import type { FormCaptcha, Proof } from './proof.ts';

/**
 * The local captcha: a box to tick, behind which the browser works for a second over a submission key. The
 * submit control is bound to it: after a failure it is disabled until the box is ticked again (storefront §4,
 * form submit).
 */
export function checkboxCaptcha(
  form: HTMLFormElement,
  part: HTMLElement,
  { texts }: FormProps,
): FormCaptcha | null {
  const box = part.querySelector<HTMLInputElement>('[data-captcha-box]');
  const status = part.querySelector<HTMLElement>('[data-captcha-state]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!box || !status || !button) return null;
  const captcha: CheckboxCaptcha = { box, status, texts, proof: null, round: 0 };
  box.addEventListener('change', () => {
    button.disabled = false;
    if (box.checked) void makeProof(captcha);
    else clearProof(captcha);
  });
  return {
    proof: () => Promise.resolve(captcha.proof),
    reset() {
      // Only a proof that was sent is over; who has not ticked the box yet has lost nothing.
      if (captcha.proof === null) return;
      clearProof(captcha);
      box.checked = false;
      button.disabled = true;
      box.focus();
    },
  };
}

interface CheckboxCaptcha {
  readonly box: HTMLInputElement;
  readonly status: HTMLElement;
  readonly texts: FormProps['texts'];
  proof: Proof | null;
  /** Grows with every tick, so that work of an earlier one is dropped. */
  round: number;
}

async function makeProof(captcha: CheckboxCaptcha): Promise<void> {
  const mine = (captcha.round += 1);
  say(captcha, 'formCaptchaWorking');
  const issued = await askForKey(new URLSearchParams(location.search));
  const token = issued.ok ? await workFor(issued.value.key) : null;
  if (mine !== captcha.round) return;
  if (!issued.ok || token === null) {
    clearProof(captcha);
    captcha.box.checked = false;
    return;
  }
  captcha.proof = { key: issued.value.key, token };
  say(captcha, 'formCaptchaDone');
}

function clearProof(captcha: CheckboxCaptcha): void {
  captcha.round += 1;
  captcha.proof = null;
  say(captcha, '');
}

function say({ status, texts }: CheckboxCaptcha, key: string): void {
  status.textContent = texts[key] ?? '';
}
