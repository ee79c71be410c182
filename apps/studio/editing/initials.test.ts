import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ana Costa', 'AC'],
    ['ana maria da costa', 'AC'],
    ['Ben', 'B'],
    ['ben@site.example', 'B'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
