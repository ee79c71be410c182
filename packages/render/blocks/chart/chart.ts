import { chart } from '@veranda/domain/blocks/chart/chart';
import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { variantNumber } from '@veranda/domain/blocks/variants';
import { datasetOf } from '@veranda/domain/datasets/dataset';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import { lateDrawing } from '../late-drawing.ts';
import template from './block.html?raw';
import { seriesClass } from './series-class.ts';

export const chartView: BlockView = {
  kind: chart,
  template,
  context,
  inline: (value) => (textAt(value, 'caption') === '' ? [] : [{ path: 'caption', selector: '.v-caption' }]),
};

function context(session: Session, { value }: CompleteBlock) {
  const dataset = datasetOf(value['data']);
  const type = textAt(value, 'type');
  const { strings, snapshot } = session;
  const isPie = type === 'pie';
  const isEmpty = dataset.rows.length === 0 || dataset.columns.length === 0;
  const late = lateDrawing();
  if (late === null) return null;
  const texts = late.figureTexts(snapshot.website.language);
  const pie = isPie && !isEmpty ? late.pieOf(dataset, texts) : null;
  const names = isPie ? (pie?.slices ?? []) : dataset.columns.map((name) => ({ name, note: '' }));
  return {
    type,
    variant: variantNumber('chart', type),
    palette: textAt(value, 'palette'),
    caption: textAt(value, 'caption'),
    isEmpty,
    emptyText: strings['chartEmptyText'],
    pie,
    plot: isPie || isEmpty ? null : late.plotOf(dataset, type === 'line' ? 'line' : 'bar', texts),
    legend:
      flagAt(value, 'legend') && !isEmpty
        ? names.map(({ name, note }, index) => ({ name, note, className: seriesClass(index) }))
        : [],
    tableText: strings['chartTableText'],
    label: dataset.label,
    columns: dataset.columns.map((name) => ({ name })),
    rows: dataset.rows.map((row) => ({
      label: row.label,
      cells: row.values.map((figure) => ({
        text: figure === null ? (strings['chartNoValueText'] ?? '') : texts.whole(figure),
      })),
    })),
  };
}
