import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlatformDeps } from '../deps.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

const key = (id: string) => ({ id, key: createSecretKey(randomBytes(32)) });
const [old, fresh] = [key('old'), key('fresh')];
const withKeys = (...crumbKeys: (typeof old)[]) => ({ settings: { crumbKeys } }) as unknown as PlatformDeps;
const site = '01900000-0000-7000-8000-000000000001';

describe('a secret of a connected account', () => {
  it('opens with the key it was sealed with, also after a newer one came', () => {
    const sealed = sealSecret(withKeys(old), site, 'key-us1');
    expect(Buffer.from(sealed).includes('key-us1')).toBe(false);
    expect(openSecret(withKeys(fresh, old), site, sealed)).toBe('key-us1');
  });

  it('does not open without its key, for another site, or when a byte was changed', () => {
    const sealed = Buffer.from(sealSecret(withKeys(old), site, 'key-us1'));
    expect(openSecret(withKeys(fresh), site, sealed)).toBeNull();
    expect(openSecret(withKeys(old), site.replace('1', '2'), sealed)).toBeNull();
    const last = sealed.length - 1;
    sealed[last] = (sealed[last] ?? 0) ^ 1;
    expect(openSecret(withKeys(old), site, sealed)).toBeNull();
    expect(openSecret(withKeys(old), site, Buffer.alloc(3))).toBeNull();
  });
});
