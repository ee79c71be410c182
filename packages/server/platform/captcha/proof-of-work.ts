import { isProof } from '@veranda/domain/forms/proof-of-work';
import type { Captcha } from './captcha.ts';

/**
 * The local captcha: the browser works for about a second over the submission key, and nobody else is asked.
 */
export function createProofOfWork(): Captcha {
  return {
    page: { provider: 'proof-of-work' },
    verify: ({ key, token }) => Promise.resolve(key !== '' && isProof(key, token) ? 'passed' : 'failed'),
  };
}
