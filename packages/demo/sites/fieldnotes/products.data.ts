import type { DemoProduct } from '../../demo-site.ts';
import { choices, single, type VariantLine } from '../compose/products.ts';

const prints = { collectionKey: 'prints', productType: 1, weightGrams: 450 } as const;

const paper = `<ul><li>Risograph and letterpress on 300 g cotton paper</li><li>Signed and numbered in pencil on the back</li><li>Framed prints are in oiled Maine ash, behind museum glass</li></ul>`;

/** The six ways a botanical print is sold; stock in the order of the lines. */
function sizesAndFrames(code: string, stock: readonly number[]): readonly VariantLine[] {
  const prices = [
    ['11 × 14 in', 'Unframed', '48.00'],
    ['11 × 14 in', 'Ash frame', '138.00'],
    ['16 × 20 in', 'Unframed', '72.00'],
    ['16 × 20 in', 'Ash frame', '188.00'],
    ['24 × 30 in', 'Unframed', '120.00'],
    ['24 × 30 in', 'Ash frame', '295.00'],
  ] as const;
  return prices.map(([size, frame, price], index) => [
    [size, frame],
    `${code}-${index + 1}`,
    price,
    stock[index] ?? 0,
  ]);
}

/** Prints from the drawing table, and half a day of the studio's time. */
export const fieldnotesProducts: readonly DemoProduct[] = [
  {
    ...prints,
    key: 'print-fern',
    title: 'Ostrich Fern',
    urlSlug: 'ostrich-fern',
    description: `<p><em>Matteuccia struthiopteris</em>, drawn over one morning in May, at the hour between fiddlehead and frond. Two greens and the paper.</p>${paper}`,
    tags: ['featured'],
    categories: ['/botanical'],
    pictures: ['fieldnotes/print-fern', 'fieldnotes/studio-desk'],
    ...choices(['Size', 'Frame'], sizesAndFrames('FN-P-FERN', [20, 6, 14, 4, 6, 2])),
  },
  {
    ...prints,
    key: 'print-allium',
    title: 'Allium, Three Ages',
    urlSlug: 'allium',
    description: `<p>Bud, flower and the dry star that is left in September, on one stem length. The best argument that we know against tidying up.</p>${paper}`,
    tags: ['featured'],
    categories: ['/botanical'],
    pictures: ['fieldnotes/print-allium'],
    ...choices(['Size', 'Frame'], sizesAndFrames('FN-P-ALLI', [18, 0, 9, 3, 4, 0])),
  },
  {
    ...prints,
    key: 'print-birch',
    title: 'River Birch',
    urlSlug: 'river-birch',
    description: `<p>A twig, a leaf, a catkin and a hand’s breadth of bark from the third tree of the Reading Room courtyard.</p>${paper}`,
    tags: [],
    categories: ['/botanical'],
    pictures: ['fieldnotes/print-birch', 'fieldnotes/project-1-view'],
    ...choices(['Size', 'Frame'], sizesAndFrames('FN-P-BIRC', [22, 5, 16, 4, 7, 1])),
  },
  {
    ...prints,
    key: 'print-seed-heads',
    title: 'Seed Heads in the First Week of November',
    urlSlug: 'seed-heads',
    description: `<p>Bergamot, coneflower, teasel and sea holly as they stand when everyone else has gone indoors. Last prints of the first edition, with a soft corner or two.</p>${paper}`,
    tags: [],
    categories: ['/botanical'],
    pictures: ['fieldnotes/print-seed-heads'],
    ...choices(
      ['Size'],
      [
        [['11 × 14 in'], 'FN-P-SEED-1', '48.00', 7, '36.00'],
        [['16 × 20 in'], 'FN-P-SEED-2', '72.00', 3, '54.00'],
      ],
    ),
  },
  {
    ...prints,
    key: 'plan-quarry',
    title: 'Plan, Quarry Garden',
    urlSlug: 'plan-quarry-garden',
    description: `<p>Sheet 7 of FN-033 at half its working size: three hundred and twelve steps, each with its number. Printed in one green on drafting stock and sold folded, like the ones we take to site.</p>`,
    tags: [],
    categories: ['/plans'],
    pictures: ['fieldnotes/project-3-plan', 'fieldnotes/project-3-view'],
    ...choices(
      ['Fold'],
      [
        [['Folded'], 'FN-S-033-F', '32.00', 40],
        [['Rolled'], 'FN-S-033-R', '38.00', 25],
      ],
    ),
  },
  {
    ...prints,
    key: 'plan-school-yard',
    title: 'Plan, A Yard for Two Hundred Children',
    urlSlug: 'plan-school-yard',
    description: `<p>The yard as its children mapped it, with the eleven small places marked. Every print sold buys willow cuttings for next May.</p>`,
    tags: [],
    categories: ['/plans'],
    pictures: ['fieldnotes/project-5-plan'],
    ...choices(
      ['Fold'],
      [
        [['Folded'], 'FN-S-044-F', '32.00', 0],
        [['Rolled'], 'FN-S-044-R', '38.00', 0],
      ],
    ),
  },
  {
    ...prints,
    key: 'plan-street',
    title: 'Plan, Rainwater Street',
    urlSlug: 'plan-rainwater-street',
    description: `<p>Six hundred feet at one inch to ten: sixty inches long and eight high, for the wall that nothing else fits.</p>`,
    tags: [],
    categories: ['/plans'],
    pictures: ['fieldnotes/project-6-plan'],
    ...single({ sku: 'FN-S-040-L', price: '64.00', stock: 12 }),
  },
  {
    ...prints,
    key: 'site-walk',
    productType: 3,
    weightGrams: 0,
    title: 'Site Walk, Half a Day',
    urlSlug: 'site-walk',
    description: `<p>One of us, one spade, your ground. A soil pit, a list of what to keep, a list of what to stop doing, and a sketch on tracing paper before we leave. We write within a day to find a morning that suits you and the weather.</p>`,
    tags: [],
    categories: ['/visits'],
    pictures: ['fieldnotes/studio-desk'],
    ...single({ sku: 'FN-V-HALF', price: '480.00', stock: 6 }),
  },
];

export const fieldnotesCategories: Readonly<Record<string, string>> = {
  '/botanical': 'Botanical',
  '/plans': 'Plans',
  '/visits': 'Visits',
};
