import { describe, expect, it } from 'vitest';
import {
  maxRedirects,
  parseRedirectList,
  type Redirect,
  redirectFor,
  redirectsProblem,
  normalizeRedirect,
  withRedirects,
} from './redirects.ts';

const to = (from: string, target: string, status: 301 | 302 = 301): Redirect => ({
  from,
  to: target,
  status,
});

describe('a redirect of the owner', () => {
  const redirects = [
    to('/old', '/new'),
    to('/blog/*', '/journal/*'),
    to('/blog/about', '/about'),
    to('/gone/*', '/'),
  ];
  it.each([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/older', undefined],
    ['/blog/2024/rye', '/journal/2024/rye'],
    ['/blog/about', '/about'],
    ['/gone/for/good', '/'],
    ['/', undefined],
  ])('leads from %s to %s', (path, target) => expect(redirectFor(redirects, path)?.to).toBe(target));

  it.each([
    [[to('/a', '/b')], null],
    [[to('/a', 'https://bread.example/x?y=1')], null],
    [[to('/a/*', '/b/*')], null],
    [[to('/a', '/b'), to('/b', '/c')], null],
    [[to('/', '/b')], 'redirects.0.from'],
    [[to('/*', '/b')], 'redirects.0.from'],
    [[to('/a?b=1', '/b')], 'redirects.0.from'],
    [[to('/a*b', '/b')], 'redirects.0.from'],
    [[to('/a', '/b'), to('/c', 'javascript:alert(1)')], 'redirects.1.to'],
    [[to('/a', '//evil.example')], 'redirects.0.to'],
    [[to('/a', 'b')], 'redirects.0.to'],
    [[to('/a', '/a')], 'redirects.0.to'],
    [[to('/a', '/b'), to('/b', '/c'), to('/c', '/a')], 'redirects.0.to'],
    [[to('/a/*', '/a/b/*')], 'redirects.0.to'],
  ])('may be kept or not: %j', (all, field) => expect(redirectsProblem(all)?.field ?? null).toBe(field));

  it('is one of a limited number', () => {
    const many = Array.from({ length: maxRedirects + 1 }, (_, n) => to(`/a${n}`, '/b'));
    expect(redirectsProblem(many.slice(1))).toBeNull();
    expect(redirectsProblem(many)?.code).toBe('too-many-redirects');
  });

  it('takes the place of another from the same address', () => {
    expect(withRedirects([to('/a', '/b'), to('/c', '/d')], [to('/a', '/e', 302)])).toEqual([
      to('/a', '/e', 302),
      to('/c', '/d'),
    ]);
  });

  it('is stored with one slash before and none behind', () => {
    expect(normalizeRedirect(to(' old/ ', ' /new '))).toEqual(to('/old', '/new'));
  });
});

describe('a list of redirects', () => {
  it('is read by lines, apart by what people write', () => {
    const text = [
      '\uFEFFOld address,New address,Type',
      '/a,/b',
      '"/c";"/d";302',
      '/e -> /f 301',
      '/g\thttps://bread.example/h',
      '',
      '# a note',
      'no path,/x',
      '/y',
      '/z,/y,307',
    ].join('\r\n');
    expect(parseRedirectList(text)).toEqual({
      redirects: [to('/a', '/b'), to('/c', '/d', 302), to('/e', '/f'), to('/g', 'https://bread.example/h')],
      unread: [
        { line: 8, text: 'no path,/x' },
        { line: 9, text: '/y' },
        { line: 10, text: '/z,/y,307' },
      ],
    });
  });
});
