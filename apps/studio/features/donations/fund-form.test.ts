import { describe, expect, it } from 'vitest';
import { amountsIn, bodyOf, formOf, newFund, problemsOf } from './fund-form.ts';

describe('the form of a fund', () => {
  it('reads amounts that stand one after the other', () => {
    expect(amountsIn('10, 25;50 100')).toEqual(['10', '25', '50', '100']);
    expect(amountsIn('10,50')).toEqual(['10,50']);
    expect(amountsIn(' ')).toEqual([]);
  });

  it('says what is missing, each at its field', () => {
    const wrong = { ...newFund, suggested: '', ownAmount: false, least: '0', most: '', goal: 'much' };
    expect(Object.keys(problemsOf(wrong, 2)).sort()).toEqual(['goal', 'least', 'most', 'name', 'suggested']);
    expect(problemsOf({ ...newFund, name: 'Roof', least: '20', most: '10' }, 2)['most']).toContain('less');
    expect(problemsOf({ ...newFund, name: 'Roof' }, 2)).toEqual({});
  });

  it('comes back as it was sent', () => {
    const body = bodyOf({ ...newFund, name: ' Roof ', goal: '2000' }, 2);
    expect(body.suggested).toEqual(['10.00', '25.00', '50.00', '100.00']);
    expect([body.name, body.goal, body.imageId]).toEqual(['Roof', '2000.00', null]);
    const money = { value: '0.00', currency: 'USD' };
    const view = { ...body, id: 'a', version: '1', url: '/donate/a', raised: money, gifts: 0 };
    expect(bodyOf(formOf(view), 2)).toEqual(body);
  });
});
