import { describe, expect, it } from 'vitest';
import { columnOf, propertyOf, toRows } from './column-names.ts';

describe('names of columns', () => {
  it('become names of properties and back', () => {
    const names = [
      ['price_minor', 'priceMinor'],
      ['card_last4', 'cardLast4'],
      ['id', 'id'],
      ['email_verified_at', 'emailVerifiedAt'],
    ] as const;
    for (const [column, property] of names) {
      expect(propertyOf(column)).toBe(property);
      expect(columnOf(property)).toBe(column);
    }
  });

  it('leave the names of tables and of columns without a name as they are', () => {
    expect(columnOf('order_line')).toBe('order_line');
    expect(propertyOf('?column?')).toBe('?column?');
  });

  it('name the values of a row, and nothing inside of a document', () => {
    const [row] = toRows([{ name: 'form_id' }, { name: 'doc' }], [['f', { is_open: true }]]);
    expect(row).toEqual({ formId: 'f', doc: { is_open: true } });
  });
});
