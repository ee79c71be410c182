import type { PlatformDeps } from '../deps.ts';
import type { Captcha } from './captcha.ts';
import { openProofOfWork } from './proof-of-work.ts';
import { openRecaptcha } from './recaptcha.ts';

/** The captcha of this server: the service that is configured, else the local proof of work. */
export function createCaptcha({ settings, now }: Pick<PlatformDeps, 'settings' | 'now'>): Captcha {
  return settings.recaptcha ? openRecaptcha(settings.recaptcha, now) : openProofOfWork();
}
