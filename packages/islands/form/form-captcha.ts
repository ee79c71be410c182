import { captchaActions } from '@veranda/contracts/form-sentences';
import type { IssuedKey } from '@veranda/contracts/forms';
import type { FormProps } from '@veranda/contracts/islands';
import { findProof } from '@veranda/domain/forms/proof-of-work';
import { askForKey } from './form-client.ts';

/** The captcha of a form: a box to tick, behind which a proof is made for one key. */
export interface FormCaptcha {
  /** The proof with its key; null until it is there. */
  proof(): { readonly key: string; readonly token: string } | null;
  /** Begins anew: a proof is worth one submission. */
  reset(): void;
}

/** Takes over the box of a form; null where the form has none. */
export function captchaOf(form: HTMLFormElement, props: FormProps): FormCaptcha | null {
  const part = form.querySelector<HTMLElement>('[data-form-part="captcha"]');
  const box = part?.querySelector<HTMLInputElement>('[data-captcha-box]');
  const state = part?.querySelector<HTMLElement>('[data-captcha-state]');
  if (!box || !state) return null;
  let made: { readonly key: string; readonly token: string } | null = null;
  let round = 0;

  function reset(): void {
    round += 1;
    made = null;
    if (box) box.checked = false;
    if (state) state.textContent = '';
  }

  async function begin(): Promise<void> {
    const mine = (round += 1);
    if (state) state.textContent = props.texts['formCaptchaWorking'] ?? '';
    const issued = await askForKey(new URLSearchParams(location.search));
    const token = issued.ok ? await proofOf(issued.value, props) : null;
    if (mine !== round) return;
    if (!issued.ok || token === null) return reset();
    made = { key: issued.value.key, token };
    if (state) state.textContent = props.texts['formCaptchaDone'] ?? '';
  }

  box.addEventListener('change', () => {
    if (box.checked) void begin();
    else reset();
  });
  // Storefront §4: the badge of a service is seen once a field of the form has the focus.
  form.addEventListener('focusin', () => document.documentElement.classList.add('v-captcha-wanted'));
  return { proof: () => made, reset };
}

async function proofOf(issued: IssuedKey, { isNewsletter }: FormProps): Promise<string | null> {
  if (issued.captcha.provider === 'proof-of-work') return workFor(issued.key);
  const { captchaToken } = await import('../captcha/captcha-token.ts');
  return captchaToken(issued.captcha.siteKey, captchaActions[isNewsletter ? 'newsletter' : 'form']);
}

/** Numbers that are tried before the page may do something else. */
const turn = 1500;
const most = 2_000_000;

async function workFor(key: string): Promise<string | null> {
  for (let from = 0; from < most; from += turn) {
    const proof = findProof(key, from, turn);
    if (proof !== null) return proof;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
