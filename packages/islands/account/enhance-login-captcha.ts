import { readCookie } from '../cookies/read-cookie.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import type { CaptchaSource } from '../captcha/captcha-service.ts';
import { workFor } from '../captcha/work-for.ts';

/** The parts of the captcha at a login, its words in `data-working`, `data-done` and `data-missing`. */
interface Parts {
  readonly form: HTMLFormElement;
  /** Takes the proof; the form sends it. */
  readonly field: HTMLInputElement;
  readonly say: (word: 'working' | 'done' | 'missing' | '') => void;
}

/**
 * The proof of a person at a login, asked for after many wrong passwords (decision 0093): a box to tick,
 * behind which the browser works over the page's crumb, or a token of the service. The form goes as it would
 * without.
 */
export function enhanceLoginCaptcha(part: HTMLElement): void {
  const form = part.closest('form');
  const field = part.querySelector<HTMLInputElement>('input[name="captchaKey"]');
  const state = part.querySelector<HTMLElement>('[data-captcha-state]');
  if (!form || !field || !state) return;
  const say: Parts['say'] = (word) => (state.textContent = word === '' ? '' : (part.dataset[word] ?? ''));
  const { siteKey = '', scriptUrl = '' } = part.dataset;
  const box = part.querySelector<HTMLInputElement>('[data-captcha-box]');
  if (box) workBehindBox({ form, field, say }, box);
  else askService({ form, field, say }, { siteKey, scriptUrl });
}

function workBehindBox({ form, field, say }: Parts, box: HTMLInputElement): void {
  let round = 0;
  let isSending = false;
  box.addEventListener('change', () => void work());
  form.addEventListener('submit', (event) => {
    if (field.value !== '') return;
    event.preventDefault();
    isSending = box.checked;
    if (isSending) return;
    say('missing');
    box.focus();
  });

  async function work(): Promise<void> {
    const mine = (round += 1);
    field.value = '';
    isSending = false;
    say(box.checked ? 'working' : '');
    if (!box.checked) return;
    const proof = await workFor(readCookie('crumb'));
    if (mine !== round) return;
    field.value = proof ?? '';
    box.checked = proof !== null;
    say(proof === null ? 'missing' : 'done');
    if (isSending && proof !== null) form.requestSubmit();
  }
}

function askService({ form, field, say }: Parts, source: CaptchaSource): void {
  document.documentElement.classList.add('v-captcha-wanted');
  form.addEventListener('submit', (event) => {
    if (field.value !== '') return;
    event.preventDefault();
    say('working');
    void captchaToken(source, 'LOGIN').then((token) => {
      field.value = token ?? '';
      say(token === null ? 'missing' : 'done');
      if (token !== null) form.requestSubmit();
    });
  });
}
