import { describe, expect, it } from 'vitest';
import { formOfTax, newTax, taxFacts, taxOf, taxProblems } from './tax-form.ts';

const classes = [
  { id: 'food', name: 'Food' },
  { id: 'books', name: 'Books' },
];
const rule = {
  id: 't',
  name: 'Sales tax',
  rate: '8.875',
  onServices: false,
  onDigital: true,
  onShipping: true,
  area: { country: 'US', region: 'NY', postalRanges: [{ from: '10001', to: '10292' }] },
  classRates: [{ classId: 'food', rate: '0' }],
};

describe('the form of a tax', () => {
  it('comes back as it was', () => {
    expect(taxProblems(formOfTax(rule))).toEqual({});
    expect(taxOf(formOfTax(rule), { id: 't', classes })).toEqual(rule);
    expect(taxFacts(rule)).toEqual([
      '8.875%',
      'United States (NY), 10001–10292',
      'also applies to digital goods, shipping',
    ]);
  });

  it('takes a rate as people type it, and leaves out those of classes that are gone', () => {
    const form = {
      ...newTax,
      name: ' VAT ',
      rate: '19,50 %',
      classRates: { food: '7 %', gone: '5', books: '' },
    };
    expect(taxOf(form, { id: 't', classes })).toMatchObject({
      name: 'VAT',
      rate: '19.5',
      classRates: [{ classId: 'food', rate: '7' }],
    });
  });

  it('says what is missing, by field', () => {
    const form = {
      ...newTax,
      rate: '101',
      area: { ...newTax.area, postal: '9–1' },
      classRates: { food: 'some' },
    };
    expect(Object.keys(taxProblems(form))).toEqual(['name', 'rate', 'area.postal', 'classRates.food']);
  });
});
