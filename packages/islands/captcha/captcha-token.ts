import {
  type CaptchaAction,
  type CaptchaSource,
  executeCaptcha,
  loadService,
  tellWhy,
} from './captcha-service.ts';

/** Milliseconds after which the service counts as unavailable. */
const timeoutMs = 8_000;

/**
 * A token of the service for an action; null without a site key, and when the service fails (storefront §8,
 * captcha). The reason is said in the console.
 */
export async function captchaToken(source: CaptchaSource, action: CaptchaAction): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([late, ask(source, action).catch(tellWhy)]);
}

async function ask(source: CaptchaSource, action: CaptchaAction): Promise<string | null> {
  return executeCaptcha(await loadService(source, globalThis.document), source.siteKey, action);
}
