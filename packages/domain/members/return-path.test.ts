import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the page after signing in', () => {
  it.each(['/cart', '/shop/p/loaf?tag=rye', '/account/orders#last'])('may be %s', (path) => {
    expect(returnPath(path, '/account')).toBe(path);
  });

  it.each([
    undefined,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\tevil',
    '/a\r\nset-cookie: x',
  ])('is not %o', (path) => {
    expect(returnPath(path, '/account')).toBe('/account');
  });
});
