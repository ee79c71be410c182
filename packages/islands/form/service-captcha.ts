import { captchaActionOf } from '@veranda/contracts/form-protocol';
import type { FormProps } from '@veranda/contracts/islands';
import { tellWhy } from '../captcha/captcha-service.ts';
import type { CaptchaWidget } from '../captcha/captcha-widget.ts';
import type { FormCaptcha } from './proof.ts';

/**
 * The captcha of the service: its script is fetched when a field of the form gets the focus, which is also
 * when its badge is shown (storefront §4, captcha badge); the token is asked for when the form is sent.
 */
export function serviceCaptcha(form: HTMLFormElement, part: HTMLElement, props: FormProps): FormCaptcha {
  const { captchaSiteKey: siteKey, captchaScriptUrl: scriptUrl, captchaTheme: theme } = props;
  const action = captchaActionOf(props);
  let opening: Promise<CaptchaWidget | null> | null = null;

  function open(): Promise<CaptchaWidget | null> {
    document.documentElement.classList.add('v-captcha-wanted');
    opening ??= import('../captcha/captcha-widget.ts').then(({ createCaptchaWidget }) =>
      createCaptchaWidget(part.querySelector<HTMLElement>('[data-captcha-place]'), {
        siteKey,
        scriptUrl,
        theme,
      }),
    );
    return opening;
  }

  form.addEventListener('focusin', () => void open().catch(() => (opening = null)));
  return {
    async proof() {
      const widget = await open().catch(tellWhy);
      const token = (await widget?.execute(action).catch(tellWhy)) ?? null;
      return token === null ? null : { token, key: '' };
    },
    reset: () => void opening?.then((widget) => widget?.reset()).catch(() => {}),
  };
}
