import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuLines, readMenu, writeMenu } from './menu-notation.ts';

const source = `
# Lunch
> From noon
## Soups
> With bread
Pea | 4.50 | 6.50
> Green
> and hot
# Dinner
Stew | 12
`;

describe('the notation of menus', () => {
  it('has menus, sections, items with prices, and descriptions of what is above', () => {
    expect(readMenu(source)).toEqual([
      {
        title: 'Lunch',
        sections: [
          {
            title: 'Soups',
            description: 'With bread',
            items: [{ name: 'Pea', prices: ['4.50', '6.50'], description: 'Green and hot' }],
          },
        ],
      },
      {
        title: 'Dinner',
        sections: [
          { title: '', description: '', items: [{ name: 'Stew', prices: ['12'], description: '' }] },
        ],
      },
    ]);
  });

  it('is nothing without words', () => expect(readMenu(' \n#\n>\n|\n')).toEqual([]));

  it('is written as it was read, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('#', '>', '|', ' ', '\n', 'a', 'ä') }), (text) => {
        const lines = menuLines(text);
        expect(menuLines(writeMenu(lines))).toEqual(lines);
      }),
    );
  });
});
