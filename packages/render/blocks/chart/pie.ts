import type { Dataset } from '@veranda/domain/datasets/dataset';
import { arc, pie } from 'd3-shape';
import type { FigureTexts } from './figure-texts.ts';
import { seriesClass } from './series-class.ts';

/** Radius of a pie in its square of 100 by 100, and how much of it the gap between two slices takes. */
const radius = 50;
const gap = 0.01;

/**
 * The figures of the first series that are above 0 as slices, in the order of the rows; the table has the
 * others.
 */
export function pieOf({ rows }: Dataset, texts: FigureTexts) {
  const parts = rows.flatMap(({ label, values: [figure = null] }) =>
    figure !== null && figure > 0 ? [{ label, figure }] : [],
  );
  const sum = parts.reduce((total, { figure }) => total + figure, 0);
  const slices = pie<(typeof parts)[number]>()
    .sort(null)
    .value(({ figure }) => figure)
    .padAngle(parts.length > 1 ? gap : 0)(parts);
  const path = arc<(typeof slices)[number]>().innerRadius(0).outerRadius(radius).digits(2);
  return {
    slices: slices.map((slice, index) => ({
      name: slice.data.label,
      note: `${texts.short(slice.data.figure)} · ${texts.share(slice.data.figure / sum)}`,
      className: seriesClass(index),
      d: path(slice) ?? '',
    })),
  };
}
