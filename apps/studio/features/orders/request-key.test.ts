import { describe, expect, it } from 'vitest';
import { keyMaker } from './request-key.ts';

describe('the key of a request', () => {
  const maker = () => {
    let count = 0;
    return keyMaker(() => `key-${(count += 1)}`);
  };

  it('stays for the same request, so that what was lost on the way is done once', () => {
    const keys = maker();
    expect([keys.of({ amount: '1' }), keys.of({ amount: '1' })]).toEqual(['key-1', 'key-1']);
  });

  it('is drawn again for another request, and after an answer', () => {
    const keys = maker();
    const first = keys.of({ amount: '1' });
    const second = keys.of({ amount: '2' });
    keys.forget();
    expect([first, second, keys.of({ amount: '2' })]).toEqual(['key-1', 'key-2', 'key-3']);
  });
});
