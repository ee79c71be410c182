import { describe, expect, it } from 'vitest';
import { categoryRows, foundRows } from './tag-list.ts';

const category = (id: string, parentId: string | null, type = 'CATEGORY') => ({
  id,
  parentId,
  type,
  displayName: id.toUpperCase(),
  productCount: 1,
});

describe('rows of categories', () => {
  it('stand behind the category that they are in', () => {
    const rows = categoryRows([
      category('root', null, 'ROOT'),
      category('a', 'root'),
      category('b', 'root'),
      category('a1', 'a'),
    ]);
    expect(rows.map(({ id, above }) => [...above, id].join('/'))).toEqual(['a', 'A/a1', 'b']);
  });

  it('are found by words of their names and of those above them', () => {
    const rows = categoryRows([category('bread', null), category('rye', 'bread'), category('cake', null)]);
    expect(foundRows(rows, ' RYE bre').map(({ id }) => id)).toEqual(['rye']);
    expect(foundRows(rows, '')).toBe(rows);
  });
});
