import type { FormProps } from '@veranda/contracts/islands';
import { boxCaptcha } from './box-captcha.ts';
import { serviceCaptcha } from './service-captcha.ts';

/** A proof that a person is there. */
export interface Proof {
  readonly token: string;
  /** The submission key that it was made for; '' when it goes with any. */
  readonly key: string;
}

/** The captcha of a form. */
export interface FormCaptcha {
  /** The proof; null while it is not there. */
  proof(): Promise<Proof | null>;
  /** Begins anew after a failure: a proof is worth one submission. */
  reset(): void;
}

/** Takes over the captcha of a form; null where the form has none. */
export function captchaOf(form: HTMLFormElement, props: FormProps): FormCaptcha | null {
  const part = form.querySelector<HTMLElement>('[data-form-part="captcha"]');
  if (!part) return null;
  return props.captchaSiteKey === '' ? boxCaptcha(form, part, props) : serviceCaptcha(form, part, props);
}
