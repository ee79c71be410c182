import { datasetOf, emptyDataset } from '../../datasets/dataset.ts';
import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** Figures as lines, bars or a pie, with a table of them (block 62, variants 1008 to 1010). */
export const chart: BlockKind = {
  id: 62,
  key: 'chart',
  group: 'code',
  fields: [
    { path: 'type', kind: 'variant', options: ['line', 'bar', 'pie'] },
    { path: 'data', kind: 'dataset' },
    { path: 'legend', kind: 'switch', optional: true },
    { path: 'palette', kind: 'segmented', options: ['accent', 'contrast', 'quiet'] },
    { path: 'caption', kind: 'text', maxLength: 300, optional: true },
  ],
  defaults: { type: 'bar', data: emptyDataset, legend: true, palette: 'accent', caption: '' },
  sample: (texts) => ({
    data: {
      label: '',
      columns: [texts('blockChartSeries')],
      rows: [4, 7, 5, 9].map((value, index) => ({ label: String(index + 1), values: [value] })),
    },
  }),
  size: { w: 16, h: 12 },
  minSize: { w: 6, h: 6 },
  text: (value) => {
    const { label, columns, rows } = datasetOf(value['data']);
    return [textAt(value, 'caption'), label, ...columns, ...rows.map((row) => row.label)]
      .filter(Boolean)
      .join('\n');
  },
  checks: (value) => emptyWhen(datasetOf(value['data']).rows.length === 0, 'data'),
};
