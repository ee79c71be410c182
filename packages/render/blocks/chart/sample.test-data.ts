import type { BlockSample } from '../block-sample.test-data.ts';

const rows = [
  { label: '2025', values: [12, 4] },
  { label: '2026', values: [18, null] },
  { label: '2027', values: [-3, 9] },
];

export const chartSample: BlockSample = {
  value: {
    type: 'bar',
    data: { label: 'Year', columns: ['Rye', 'Spelt'], rows },
    legend: true,
    palette: 'accent',
    caption: 'Loaves in thousands',
  },
  markup: '<tr><th scope="row">2026</th><td>18</td><td>no value</td></tr>',
  others: { data: { label: 'Year', columns: ['Rye'], rows: [{ label: '2025', values: [1] }] } },
};
