import { describe, expect, it } from 'vitest';
import { normalizeLink } from './typed-link.ts';

const cases: readonly [typed: string, link: string | null][] = [
  ['/about', '/about'],
  ['#menu', '#menu'],
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['example.com', 'https://example.com'],
  ['//example.com', 'https://example.com'],
  ['name@example.com', 'mailto:name@example.com'],
  ['+49-30-123456', 'tel:+4930123456'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['java\\script', null],
  ['two words', null],
  ['word', null],
  ['', null],
];

describe('normalizeLink', () => {
  it.each(cases)('reads %j as %j', (typed, link) => {
    expect(normalizeLink(typed)).toBe(link);
  });
});
