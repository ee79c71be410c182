import { describe, expect, it } from 'vitest';
import { networkOf } from './rate-limit.ts';

describe('the network that limits are counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    [undefined, 'gone'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
