import type { Dataset } from '@veranda/domain/datasets/dataset';
import { describe, expect, it } from 'vitest';
import { drawSample } from '../sample-block.test-data.ts';

const dataset = (columns: number, rows: readonly (readonly (number | null)[])[]): Dataset => ({
  label: 'Year',
  columns: Array.from({ length: columns }, (_, at) => `Series ${String(at + 1)}`),
  rows: rows.map((values, at) => ({ label: String(2020 + at), values })),
});
const draw = (type: string, data: Dataset) =>
  drawSample(62, { type, data, palette: 'accent', legend: true }).html;
const paths = (html: string) =>
  [...html.matchAll(/<path class="v-(?:line|bar) [^"]*" d="([^"]*)"/g)]
    .map(([, d = '']) => d)
    .filter((d) => d !== 'M2,6H22');

describe('a chart', () => {
  it('has its axis at 0 where figures are negative', () => {
    const html = draw('bar', dataset(1, [[-50], [50]]));
    expect(html).toContain('<path class="v-plot-zero" d="M0,50H100" />');
    expect(paths(html)[0]).toMatch(/^M[\d.]+,50V91.67h[\d.]+V50ZM[\d.]+,50V8.33/);
  });

  it('leaves a gap where a figure is missing', () => {
    expect(paths(draw('line', dataset(1, [[1], [null], [2]])))[0]?.match(/M/g)).toHaveLength(2);
    expect(paths(draw('bar', dataset(1, [[1], [null], [2]])))[0]?.match(/M/g)).toHaveLength(2);
  });

  it('shows one point, and nothing but zeros', () => {
    expect(paths(draw('line', dataset(1, [[7]])))[0]).toBe('M50,0Z');
    expect(paths(draw('line', dataset(1, [[0], [0]])))[0]).toBe('M25,100L75,100');
    expect(draw('line', dataset(1, [[0], [0]]))).not.toContain('NaN');
  });

  it('draws figures of every size within the square', () => {
    for (const type of ['line', 'bar']) {
      const drawn = paths(
        draw(
          type,
          dataset(2, [
            [1e15, -1e15],
            [1e-9, 1],
          ]),
        ),
      ).join(' ');
      const figures = [...drawn.matchAll(/-?\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
      expect(figures.every((figure) => figure >= 0 && figure <= 100)).toBe(true);
    }
  });

  it('tells 20 series apart', () => {
    const html = draw('line', dataset(20, [Array.from({ length: 20 }, (_, at) => at)]));
    const classes = [...html.matchAll(/<path class="(v-line [^"]*)"/g)].map(([, name]) => name);
    expect(new Set(classes).size).toBe(20);
  });

  it('is a pie of what is above 0, with shares that add up', () => {
    const html = draw('pie', dataset(1, [[1], [-2], [0], [3], [null]]));
    expect(paths(html)).toHaveLength(2);
    expect([...html.matchAll(/· (\d+)%/g)].map(([, share]) => share)).toEqual(['25', '75']);
    expect(draw('pie', dataset(1, [[-1]]))).not.toContain('NaN');
  });

  it('says that there are no figures yet', () =>
    expect(draw('bar', dataset(0, []))).toContain('No data yet.'));
});
