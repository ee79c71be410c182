import { describe, expect, it } from 'vitest';
import { selfSigned } from '../../support/self-signed.ts';
import { createOwnContext, ownCheckMs } from '@veranda/server/features/custom-domains/own-context';

const pairOf = ({ cert, key }: ReturnType<typeof selfSigned>) => ({ chain: cert, key });

describe('the certificate of the own hosts', () => {
  it('is read again once its files have another, and stays while they do not belong together', () => {
    const [first, second] = [pairOf(selfSigned()), pairOf(selfSigned())];
    let files = first;
    let now = 0;
    const said: string[] = [];
    const say = (_fields: object, words: string) => void said.push(words);
    const log = { debug: say, info: say, warn: say, error: say };
    const context = createOwnContext({ read: () => files }, { now: () => now, log });
    const before = context();
    files = { ...second, key: first.key };
    now += ownCheckMs - 1;
    expect(context()).toBe(before);
    now += 1;
    expect(context()).toBe(before);
    expect(said).toEqual(['the certificate of the own hosts could not be read again']);
    files = second;
    now += ownCheckMs;
    const renewed = context();
    expect(renewed).not.toBe(before);
    now += ownCheckMs;
    expect(context()).toBe(renewed);
    expect(said).toHaveLength(2);
  });
});
