import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, type SealKey, unseal } from './seal.ts';

const keyOf = (id: string): SealKey => ({ id, key: createSecretKey(randomBytes(32)) });
const [old, fresh] = [keyOf('k1'), keyOf('k2')];

describe('sealed secrets', () => {
  it('open with their key, also after a newer one has come', () => {
    const sealed = seal({ keys: [old], random: randomBytes }, 'site|stripe', 'sk_test_1');
    expect(sealed.includes('sk_test_1')).toBe(false);
    expect(unseal([fresh, old], 'site|stripe', sealed)).toBe('sk_test_1');
  });

  it('are never sealed alike twice', () => {
    const twice = [0, 1].map(() => seal({ keys: [old], random: randomBytes }, 'site', 'same'));
    expect(twice[0]?.equals(twice[1] ?? Buffer.of())).toBe(false);
  });

  it('do not open at another place, with another key, or when a byte was changed', () => {
    const sealed = seal({ keys: [old], random: randomBytes }, 'one site', 'secret');
    expect(() => unseal([old], 'another site', sealed)).toThrow();
    expect(() => unseal([fresh], 'one site', sealed)).toThrow('is gone');
    expect(() => unseal([{ ...fresh, id: 'k1' }], 'one site', sealed)).toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => unseal([old], 'one site', sealed)).toThrow();
  });
});
