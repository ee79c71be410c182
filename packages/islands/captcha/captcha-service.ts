/** Part of the service's script that is used (storefront §7, notes). */
export interface CaptchaService {
  ready(run: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  /** Draws into a container; older keys only. */
  render?(container: HTMLElement, options: object): number;
  reset?(widget: number): void;
}

/** Actions of storefront §7, and of logins. */
export type CaptchaAction =
  | 'FORM_BLOCK_SUBMISSION'
  | 'NEWSLETTER_BLOCK_SUBMISSION'
  | 'PRODUCT_WAITLIST_SUBMISSION'
  | 'PROMO_POPUP_SUBMISSION'
  /** Action of our own (decision 0093). */
  | 'LOGIN';

/** Captcha service, and the address of its script. */
export interface CaptchaSource {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** The part of a document that the script is put into; it has no window once it is gone. */
export type CaptchaDocument = Pick<Document, 'createElement' | 'head' | 'defaultView'>;

/** The service that the page has already; undefined without one. */
function presentService(): CaptchaService | undefined {
  return (globalThis as { grecaptcha?: { enterprise?: CaptchaService } }).grecaptcha?.enterprise;
}

/**
 * Loads the service's script on demand, with the page's site key (administration §4, captcha).
 * @throws without a site key, for a document that is gone, and when the script brings no service
 */
export async function loadService(
  { siteKey, scriptUrl }: CaptchaSource,
  page: CaptchaDocument,
): Promise<CaptchaService> {
  if (siteKey === '') throw new Error('Enterprise V3 ReCaptcha site key not found');
  if (!presentService()) await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`, page);
  const service = presentService();
  if (!service) throw new Error('ReCaptcha has not been set up!');
  await new Promise<void>((resolve) => service.ready(resolve));
  return service;
}

/**
 * A token for an action.
 * @throws without a site key, and where there is no service (storefront §8, captcha)
 */
export async function executeCaptcha(
  service: CaptchaService | undefined,
  siteKey: string,
  action: CaptchaAction,
): Promise<string | null> {
  if (siteKey === '') throw new Error('Enterprise V3 ReCaptcha site key not found');
  if (!service) throw new Error('ReCaptcha has not been set up!');
  return service.execute(siteKey, { action }).catch(() => null);
}

/**
 * Says in the console why there is no token (storefront §8, captcha). @returns null, which stands for the
 * token
 */
export function tellWhy(reason: unknown): null {
  console.warn(reason instanceof Error ? reason.message : reason);
  return null;
}

async function loadScript(src: string, page: CaptchaDocument): Promise<void> {
  if (page.defaultView === null) throw new Error('the document is gone');
  await new Promise<void>((resolve, reject) => {
    const script = page.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    // A script that does not come is a provider that is missing.
    script.addEventListener('error', () => reject(new Error('ReCaptcha has not been set up!')));
    page.head.append(script);
  });
}
