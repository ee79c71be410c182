import type { FigureTable } from '@veranda/contracts/analytics-figures';
import type { Dataset } from '@veranda/domain/datasets/dataset';
import { studioLanguage } from '@veranda/messages/studio/language';
import { figureTexts } from '@veranda/render/blocks/chart/figure-texts';
import { plotOf } from '@veranda/render/blocks/chart/plot';
import { columnName, tableWords } from './figure-words.ts';

interface ReportChartProps {
  readonly table: FigureTable;
  readonly shown: (label: string) => string;
}

/** Figures over time as lines, drawn as charts on pages are; the table below has the same figures. */
export function ReportChart({ table, shown }: ReportChartProps) {
  const dataset = countsOf(table, shown);
  const plot = plotOf(dataset, 'line', figureTexts(studioLanguage().tag));
  return (
    <figure className="figures-chart" aria-label={tableWords(table.key).name}>
      <div className="figures-plot" aria-hidden="true" dir="ltr">
        <div className="figures-plot-area">
          {plot.ticks.map(({ at, text }) => (
            <span key={at} className="figures-tick" style={{ top: `${at}%` }}>
              <span>{text}</span>
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {plot.paths.map(({ d }, index) => (
              <path key={dataset.columns[index]} className={`figures-line figures-line-${index}`} d={d} />
            ))}
          </svg>
        </div>
        <div className="figures-plot-labels">
          {plot.labels.map(({ label, at, isMinor }) => (
            <span
              key={at}
              className={isMinor ? 'figures-label is-minor' : 'figures-label'}
              style={{ left: `${at}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <Legend columns={dataset.columns} />
    </figure>
  );
}

function Legend({ columns }: { readonly columns: readonly string[] }) {
  return (
    <ul className="figures-legend">
      {columns.map((key, index) => (
        <li key={key}>
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <path className={`figures-line figures-line-${index}`} d="M2,6H22" />
          </svg>
          {columnName(key)}
        </li>
      ))}
    </ul>
  );
}

// Amounts have another scale than counts: they are in the table.
function countsOf({ columns, rows }: FigureTable, shown: (label: string) => string): Dataset {
  const counted = columns.flatMap(({ unit }, index) => (unit === 'count' ? [index] : []));
  return {
    label: '',
    columns: counted.map((index) => columns[index]?.key ?? ''),
    rows: rows.map(({ label, values }) => ({
      label: shown(label),
      values: counted.map((index) => values[index] ?? null),
    })),
  };
}
