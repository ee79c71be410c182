import { describe, expect, it } from 'vitest';
import { readSocialSettings, shareAddress } from './social-settings.ts';

const page = { url: 'https://a.test/p?x=1&y', title: 'Salt & rye', image: 'https://a.test/s/p.jpg' };

describe('the address that shares a page', () => {
  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.test%2Fp%3Fx%3D1%26y'],
    [
      'twitter',
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.test%2Fp%3Fx%3D1%26y&text=Salt%20%26%20rye',
    ],
    ['mail', 'mailto:?subject=Salt%20%26%20rye&body=https%3A%2F%2Fa.test%2Fp%3Fx%3D1%26y'],
  ] as const)('on %s is %s', (network, address) => {
    expect(shareAddress(network, page)).toBe(address);
  });

  it('names a picture where the page has one', () => {
    expect(shareAddress('pinterest', page)).toContain('media=https%3A%2F%2Fa.test%2Fs%2Fp.jpg');
    expect(shareAddress('pinterest', { ...page, image: '' })).not.toContain('media');
  });
});

describe('settings of likes and sharing', () => {
  it('are off until somebody sets them', () => {
    expect(readSocialSettings(null)).toEqual({ simpleLiking: false, shareButtons: [] });
    expect(readSocialSettings({ simpleLiking: true }).simpleLiking).toBe(true);
  });
});
