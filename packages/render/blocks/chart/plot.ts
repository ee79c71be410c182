import type { Dataset } from '@veranda/domain/datasets/dataset';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { FigureTexts } from './figure-texts.ts';
import { seriesClass } from './series-class.ts';

/** Labels below a plot at most; every second of them on a phone. */
const maxLabels = 8;

/**
 * Lines or bars in a square of 100 by 100 that the page stretches: strokes and texts keep their size. The
 * vertical axis includes 0, and figures that are missing leave a gap.
 */
export function plotOf({ columns, rows }: Dataset, type: 'line' | 'bar', texts: FigureTexts) {
  const figures = rows.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const y = scaleLinear().domain(domainOf(figures)).range([100, 0]).nice(5);
  const x = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([0, 100])
    .padding(type === 'bar' ? 0.25 : 0);
  const middle = (index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
  const step = Math.ceil(rows.length / maxLabels);
  const series = columns.map((_, column) => rows.map(({ values }) => values[column] ?? null));
  return {
    zero: round(y(0)),
    ticks: y.ticks(5).map((tick) => ({ at: round(y(tick)), text: texts.short(tick) })),
    labels: rows
      .map(({ label }, index) => ({
        label,
        at: round(middle(index)),
        isMinor: index % (2 * step) !== 0,
        index,
      }))
      .filter(({ index }) => index % step === 0),
    paths: series.map((values, index) => ({
      className: seriesClass(index),
      d:
        type === 'line'
          ? linePath(values, middle, y)
          : barsPath(values, { x, y, index, count: series.length }),
      isLine: type === 'line',
    })),
  };
}

type Scale = (figure: number) => number;

function domainOf(figures: readonly number[]): [number, number] {
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  return low === high ? [0, 1] : [low, high];
}

// A figure between two gaps is a line of no length, which its round ends make a dot.
function linePath(values: readonly (number | null)[], middle: Scale, y: Scale): string {
  const points = values.map((value, index) => ({ value, index }));
  const path = line<(typeof points)[number]>()
    .defined(({ value }) => value !== null)
    .x(({ index }) => middle(index))
    .y(({ value }) => y(value ?? 0))
    .digits(2);
  return path(points) ?? '';
}

function barsPath(
  values: readonly (number | null)[],
  place: {
    readonly x: { (index: number): number | undefined; bandwidth(): number };
    readonly y: Scale;
    readonly index: number;
    readonly count: number;
  },
): string {
  const { x, y, index, count } = place;
  const width = x.bandwidth() / count;
  return values
    .map((value, row) => {
      if (value === null) return '';
      const left = round((x(row) ?? 0) + index * width);
      return `M${left},${round(y(0))}V${round(y(value))}h${round(width * 0.94)}V${round(y(0))}Z`;
    })
    .join('');
}

function round(figure: number): string {
  return String(Math.round(figure * 100) / 100);
}
