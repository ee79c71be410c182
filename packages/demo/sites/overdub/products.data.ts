import type { DemoProduct } from '../../demo-site.ts';
import { choices, single, type VariantLine } from '../compose/products.ts';

const store = { collectionKey: 'store', productType: 1 } as const;

/** Lines of a shirt: one a size, with the stock of each. */
function sizes(code: string, price: string, stock: Readonly<Record<string, number>>): readonly VariantLine[] {
  return Object.entries(stock).map(([size, count]) => [[size], `${code}-${size}`, price, count]);
}

const records: readonly DemoProduct[] = [
  {
    ...store,
    key: 'feedback-season',
    title: 'Feedback Season',
    urlSlug: 'feedback-season',
    description: `<p>The fourth album. Eleven songs cut live to two-inch tape in nine nights, mixed with the faders barely moving. Gatefold sleeve, lyrics in a size you can read, download card inside the vinyl.</p><p><strong>Side one</strong></p><ul><li>Stairwell</li><li>Ninety</li><li>Good Wiring</li><li>Tender Voltage</li><li>Signal Failure at Marsh Lane</li></ul><p><strong>Side two</strong></p><ul><li>Feedback Season</li><li>Coat Check</li><li>Eleven Fifty-Eight</li><li>Pylon Hymn</li><li>Small Hours Tariff</li><li>Leave It Running</li></ul>`,
    tags: ['table', 'new'],
    categories: ['/records/albums'],
    pictures: ['overdub/cover-1', 'overdub/rehearsal-room'],
    weightGrams: 420,
    ...choices(
      ['Format'],
      [
        [['Black vinyl'], 'OD-FS-LP', '24.00', 180],
        [['Fluorescent vinyl, 500 only'], 'OD-FS-LPX', '29.00', 0],
        [['CD'], 'OD-FS-CD', '12.00', 240],
      ],
    ),
  },
  {
    ...store,
    key: 'night-bus-radio',
    title: 'Night Bus Radio',
    urlSlug: 'night-bus-radio',
    description: `<p>The third album, recorded on the top deck of the N76 between one and four in the morning. Brakes, bells and all.</p>`,
    tags: [],
    categories: ['/records/albums'],
    pictures: ['overdub/cover-2'],
    weightGrams: 400,
    ...choices(
      ['Format'],
      [
        [['Black vinyl'], 'OD-NB-LP', '22.00', 64],
        [['CD'], 'OD-NB-CD', '11.00', 120],
      ],
    ),
  },
  {
    ...store,
    key: 'tall-static',
    title: 'Tall Static',
    urlSlug: 'tall-static',
    description: `<p>The second album, made in a scout hut with the heating off. Back in print on heavyweight vinyl, remastered from the original quarter-inch.</p>`,
    tags: [],
    categories: ['/records/albums'],
    pictures: ['overdub/cover-3'],
    weightGrams: 400,
    ...choices(
      ['Format'],
      [
        [['Black vinyl'], 'OD-TS-LP', '22.00', 41],
        [['CD'], 'OD-TS-CD', '11.00', 0],
      ],
    ),
  },
  {
    ...store,
    key: 'room-tone',
    title: 'Room Tone EP',
    urlSlug: 'room-tone-ep',
    description: `<p>Four pieces for an empty room, on a ten-inch that plays at 45. There is no singing. There is a fridge.</p>`,
    tags: ['table'],
    categories: ['/records/eps'],
    pictures: ['overdub/cover-4'],
    weightGrams: 260,
    ...single({ sku: 'OD-RT-10', price: '14.00', stock: 77 }),
  },
  {
    ...store,
    key: 'live-cold-store',
    title: 'Live at the Cold Store',
    urlSlug: 'live-at-the-cold-store',
    description: `<p>Both nights, four sides, one broken string. The last of the first pressing, at a price that clears the hallway.</p>`,
    tags: [],
    categories: ['/records/albums'],
    pictures: ['overdub/cover-5', 'overdub/hero-stage'],
    weightGrams: 610,
    ...choices(
      ['Format'],
      [
        [['Double vinyl'], 'OD-LC-2LP', '30.00', 23, '19.50'],
        [['Double CD'], 'OD-LC-2CD', '15.00', 48, '9.75'],
      ],
    ),
  },
  {
    ...store,
    key: 'cassette',
    title: 'Stairwell Demos, Cassette',
    urlSlug: 'stairwell-demos-cassette',
    description: `<p>Forty minutes of the album before it knew it was one. Dubbed in real time, one at a time, on the machine from the basement.</p>`,
    tags: [],
    categories: ['/records/eps'],
    pictures: ['overdub/cassette'],
    weightGrams: 80,
    ...single({ sku: 'OD-SD-MC', price: '9.00', stock: 0 }),
  },
];

const merch: readonly DemoProduct[] = [
  {
    ...store,
    key: 'shirt-waveform',
    title: 'Waveform T-shirt',
    urlSlug: 'waveform-t-shirt',
    description: `<p>The last four seconds of “Ninety”, printed across the chest in one colour that your washing machine will not win against. 220 g organic cotton, boxy cut.</p><ul><li>Between sizes? Take the smaller one</li><li>Wash cold, inside out, dry in moonlight</li></ul>`,
    tags: ['table'],
    categories: ['/merch/shirts'],
    pictures: ['overdub/shirt-1'],
    weightGrams: 230,
    ...choices(['Size'], sizes('OD-WF', '25.00', { S: 0, M: 12, L: 20, XL: 8, XXL: 0 })),
  },
  {
    ...store,
    key: 'shirt-tour',
    title: 'Winter Tour T-shirt',
    urlSlug: 'winter-tour-t-shirt',
    description: `<p>Fifteen cities down the back, in the order the van will see them. Printed in Leeds the week before we leave.</p>`,
    tags: ['table', 'new'],
    categories: ['/merch/shirts'],
    pictures: ['overdub/shirt-2'],
    weightGrams: 230,
    ...choices(['Size'], sizes('OD-WT', '25.00', { S: 30, M: 44, L: 51, XL: 28, XXL: 14 })),
  },
  {
    ...store,
    key: 'shirt-crew',
    title: 'Crew Long-sleeve',
    urlSlug: 'crew-long-sleeve',
    description: `<p>What the people who carry things wear. Heavy cotton, ribbed cuffs, the word in small type where a name badge would go.</p>`,
    tags: [],
    categories: ['/merch/shirts'],
    pictures: ['overdub/shirt-3'],
    weightGrams: 340,
    ...choices(['Size'], sizes('OD-CR', '34.00', { S: 6, M: 0, L: 3, XL: 0 })),
  },
  {
    ...store,
    key: 'tote',
    title: 'Twelve-inch Tote',
    urlSlug: 'twelve-inch-tote',
    description: `<p>Measured around a record with its sleeve on. Long handles, flat bottom, inside pocket for the change you were going to spend on another record.</p>`,
    tags: [],
    categories: ['/merch/things'],
    pictures: ['overdub/tote'],
    weightGrams: 180,
    ...single({ sku: 'OD-TB-1', price: '14.00', stock: 'unlimited' }),
  },
  {
    ...store,
    key: 'poster',
    title: 'Feedback Season Four-colour Screen Print, A2',
    urlSlug: 'feedback-season-screen-print',
    description: `<p>An edition of 150, numbered in pencil, on 270 g uncoated stock that smells faintly of ink. Posted in a tube as wide as your arm.</p>`,
    tags: [],
    categories: ['/merch/things'],
    pictures: ['overdub/poster'],
    weightGrams: 300,
    ...single({ sku: 'OD-PO-A2', price: '28.00', stock: 37 }),
  },
];

/** Records and merch, in the order of the table at the back of the room. */
export const overdubProducts: readonly DemoProduct[] = [...records, ...merch];

export const overdubCategories: Readonly<Record<string, string>> = {
  '/records': 'Records',
  '/records/albums': 'Albums',
  '/records/eps': 'EPs and tapes',
  '/merch': 'Merch',
  '/merch/shirts': 'Shirts',
  '/merch/things': 'Bags and paper',
};
