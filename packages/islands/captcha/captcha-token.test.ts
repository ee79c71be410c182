import { afterEach, describe, expect, it, vi } from 'vitest';
import { captchaActions } from '@veranda/contracts/form-protocol';
import { captchaToken } from './captcha-token.ts';

const world = globalThis as { grecaptcha?: unknown };
const source = { siteKey: 'key', scriptUrl: 'https://captcha.example/recaptcha/enterprise.js' };
afterEach(() => {
  delete world.grecaptcha;
});

describe('a token of the service', () => {
  it('storefront §7 token: asked for PRODUCT_WAITLIST_SUBMISSION before the restock call, with the site key', async () => {
    const asked: unknown[] = [];
    const execute = (key: string, options: object) => {
      asked.push(key, options);
      return Promise.resolve('token');
    };
    world.grecaptcha = { enterprise: { ready: (run: () => void) => run(), execute } };
    expect(await captchaToken(source, 'PRODUCT_WAITLIST_SUBMISSION')).toBe('token');
    expect(asked).toEqual(['key', { action: 'PRODUCT_WAITLIST_SUBMISSION' }]);
  });

  it.each([
    ['storefront §7 token: action FORM_BLOCK_SUBMISSION', captchaActions.form, 'FORM_BLOCK_SUBMISSION'],
    ['administration §7 captcha: FORM_BLOCK_SUBMISSION', captchaActions.form, 'FORM_BLOCK_SUBMISSION'],
    [
      'storefront §7 token: action NEWSLETTER_BLOCK_SUBMISSION',
      captchaActions.newsletter,
      'NEWSLETTER_BLOCK_SUBMISSION',
    ],
    [
      'administration §7 captcha: NEWSLETTER_BLOCK_SUBMISSION',
      captchaActions.newsletter,
      'NEWSLETTER_BLOCK_SUBMISSION',
    ],
    [
      'administration §7 captcha: PRODUCT_WAITLIST_SUBMISSION',
      'PRODUCT_WAITLIST_SUBMISSION',
      'PRODUCT_WAITLIST_SUBMISSION',
    ],
  ] as const)('%s', async (_statement, given, action) => {
    const asked: unknown[] = [];
    const execute = (_key: string, options: object) => Promise.resolve(String(asked.push(options)));
    world.grecaptcha = { enterprise: { ready: (run: () => void) => run(), execute } };
    await captchaToken(source, given);
    expect(asked).toEqual([{ action }]);
  });
  it('storefront §8 captcha: a token that fails is null; administration §8 captcha: a token that fails is null; and without a site key', async () => {
    const execute = () => Promise.reject(new Error('away'));
    world.grecaptcha = { enterprise: { ready: (run: () => void) => run(), execute } };
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await captchaToken(source, 'FORM_BLOCK_SUBMISSION')).toBeNull();
    expect(await captchaToken({ ...source, siteKey: '' }, 'FORM_BLOCK_SUBMISSION')).toBeNull();
    expect(said.mock.calls).toEqual([['Enterprise V3 ReCaptcha site key not found']]);
    said.mockRestore();
  });
});
