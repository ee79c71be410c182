import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isProof, prove } from './proof.ts';

const key = (id: string) => ({ id, key: createSecretKey(Buffer.alloc(32, id)) });
const signer = (...ids: string[]) => ({ settings: { crumbKeys: ids.map(key) } });

describe('a proof', () => {
  it('proves what it was made for, and nothing else', () => {
    const proof = prove(signer('a'), ['unlock', 'site']);
    expect(proof).toMatch(/^[\w-]{43}$/);
    expect(isProof(signer('a'), ['unlock', 'site'], proof)).toBe(true);
    expect(isProof(signer('a'), ['unlock', 'another'], proof)).toBe(false);
    expect(isProof(signer('a'), ['preview', 'site'], proof)).toBe(false);
  });

  it('holds while its key is rotated out, and ends with it', () => {
    const proof = prove(signer('a'), ['review', 'site', 'order']);
    expect(isProof(signer('b', 'a'), ['review', 'site', 'order'], proof)).toBe(true);
    expect(isProof(signer('b'), ['review', 'site', 'order'], proof)).toBe(false);
  });

  it.each(['', 'short', 'x'.repeat(43)])('is not %j', (brought) => {
    expect(isProof(signer('a'), ['unlock', 'site'], brought)).toBe(false);
  });

  it('is not made without a key', () => {
    expect(() => prove(signer(), ['unlock', 'site'])).toThrow('no key is set');
  });
});
