/** The part of the service's script that is used (storefront §7, notes). */
interface Enterprise {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

type WithService = typeof globalThis & { grecaptcha?: { enterprise?: Enterprise } };

/** Actions of storefront §7. */
export type CaptchaAction =
  | 'FORM_BLOCK_SUBMISSION'
  | 'NEWSLETTER_BLOCK_SUBMISSION'
  | 'PRODUCT_WAITLIST_SUBMISSION'
  | 'PROMO_POPUP_SUBMISSION';

/** Milliseconds after which the service counts as away. */
const patience = 8_000;
const scriptAddress = 'https://www.google.com/recaptcha/enterprise.js';

/** A token of the service for an action; null without a site key, and when the service fails (storefront §8, captcha). */
export async function captchaToken(siteKey: string, action: CaptchaAction): Promise<string | null> {
  if (siteKey === '') return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return Promise.race([late, ask(siteKey, action).catch(() => null)]);
}

async function ask(siteKey: string, action: CaptchaAction): Promise<string | null> {
  const service = (globalThis as WithService).grecaptcha?.enterprise ?? (await loadService(siteKey));
  if (!service) return null;
  await new Promise<void>((resolve) => service.ready(resolve));
  return service.execute(siteKey, { action });
}

function loadService(siteKey: string): Promise<Enterprise | undefined> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${scriptAddress}?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => resolve((globalThis as WithService).grecaptcha?.enterprise));
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}
