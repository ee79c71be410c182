import { describe, expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

describe('the direction of a language', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['FA_ir', 'rtl'],
    ['ur-PK', 'rtl'],
    ['en-US', 'ltr'],
    ['ja', 'ltr'],
    ['ks-Deva-IN', 'ltr'],
    ['az-Arab', 'rtl'],
    ['uz-Latn-UZ', 'ltr'],
    ['', 'ltr'],
  ] as const)('%s: %s', (language, direction) => expect(textDirection(language)).toBe(direction));
});
