import type { PlatformDeps } from '../deps.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

/** The captcha of this server: the service that is configured, else the local proof of work. */
export function createCaptcha({ settings, now }: Pick<PlatformDeps, 'settings' | 'now'>): Captcha {
  return settings.recaptcha ? createRecaptcha(settings.recaptcha, now) : createProofOfWork();
}
