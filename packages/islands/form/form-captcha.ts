import type { FormProps } from '@veranda/contracts/islands';
import type { FormCaptcha } from './proof.ts';
import { checkboxCaptcha } from './checkbox-captcha.ts';
import { serviceCaptcha } from './service-captcha.ts';

/** Takes over the captcha of a form; null where the form has none. */
export function captchaOf(form: HTMLFormElement, props: FormProps): FormCaptcha | null {
  const part = form.querySelector<HTMLElement>('[data-form-part="captcha"]');
  if (!part) return null;
  return props.captchaSiteKey === '' ? checkboxCaptcha(form, part, props) : serviceCaptcha(form, part, props);
}
