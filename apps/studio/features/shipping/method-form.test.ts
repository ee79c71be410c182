import { describe, expect, it } from 'vitest';
import {
  costSummary,
  formOfMethod,
  type Method,
  methodOf,
  methodProblems,
  newMethod,
  destinationSummary,
} from './method-form.ts';

const plain = { id: 'a', name: 'Post', areas: [], restOfWorld: false, freeFrom: null, profileId: '' };
const germany = { country: 'DE', region: '', postalRanges: [{ from: '10115', to: '14199' }] };
const money = (value: string) => `$${value}`;

const methods: readonly [Method, string, string][] = [
  [
    { ...plain, cost: { kind: 'flat', perOrder: '5.00', perItem: '0.50' } },
    '$5.00 per order plus $0.50 per item',
    'Everywhere',
  ],
  [{ ...plain, cost: { kind: 'flat', perOrder: '0.00', perItem: '0.00' } }, 'Free', 'Everywhere'],
  [
    {
      ...plain,
      cost: {
        kind: 'weight',
        bands: [
          { upToGrams: 1500, cost: '4.00' },
          { upToGrams: 5000, cost: '9.00' },
        ],
      },
      restOfWorld: true,
    },
    'By weight, 2 steps',
    'Rest of the world',
  ],
  [{ ...plain, cost: { kind: 'pickup' }, profileId: 'large' }, 'Pickup', 'Everywhere'],
  [
    { ...plain, cost: { kind: 'local', fee: '3.00' }, areas: [germany] },
    'Local delivery, $3.00',
    'Germany, 10115–14199',
  ],
  [
    { ...plain, cost: { kind: 'carrier', fallback: null }, areas: [germany, germany], freeFrom: '50.00' },
    'Carrier rates',
    'Germany, 10115–14199 and 1 more',
  ],
  [{ ...plain, cost: { kind: 'carrier', fallback: '9.00' } }, 'Carrier rates, fallback $9.00', 'Everywhere'],
];

describe('the form of a shipping method', () => {
  it.each(methods)('%o comes back as it was', (method, cost, where) => {
    const form = formOfMethod(method);
    expect(methodProblems(form, 2)).toEqual({});
    expect(methodOf(form, { id: 'a', digits: 2 })).toEqual(method);
    expect([costSummary(method, money), destinationSummary(method)]).toEqual([cost, where]);
  });

  it('says what is missing, by field', () => {
    const weight = {
      ...newMethod,
      kind: 'weight',
      bands: [{ upTo: 'much', cost: '' }],
      freeFrom: 'lots',
    } as const;
    expect(Object.keys(methodProblems(weight, 2))).toEqual([
      'name',
      'freeFrom',
      'bands.0.upTo',
      'bands.0.cost',
    ]);
    const nowhere = { ...newMethod, name: 'x', where: 'places', areas: [] } as const;
    expect(Object.keys(methodProblems(nowhere, 2))).toEqual(['areas']);
    const wrong = { ...nowhere, areas: [{ country: '', region: '', postal: '9–1' }] };
    expect(Object.keys(methodProblems(wrong, 2))).toEqual(['areas.0.country', 'areas.0.postal']);
  });

  it('sorts the steps of weight, and takes a comma for a point', () => {
    const bands = [
      { upTo: '5', cost: '9' },
      { upTo: '1,5', cost: '4' },
    ];
    const made = methodOf({ ...newMethod, name: 'x', kind: 'weight', bands }, { id: 'a', digits: 2 });
    expect(made.cost).toEqual({
      kind: 'weight',
      bands: [
        { upToGrams: 1500, cost: '4.00' },
        { upToGrams: 5000, cost: '9.00' },
      ],
    });
  });
});
