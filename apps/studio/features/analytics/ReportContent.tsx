import type { AnalyticsReport, FigureTable } from '@veranda/contracts/analytics-figures';
import { studioLanguage } from '@veranda/messages/studio/language';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FigureList } from './FigureList.tsx';
import { rowLabel, tableWords } from './figure-words.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { t } from './messages.ts';

const { tag } = studioLanguage();
const dayFormat = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });

/** Figures, their course, and the tables of a report. */
export function ReportContent({ report }: { readonly report: AnalyticsReport }) {
  const { before, timeZone, series } = report;
  const shown = labelsOf(timeZone);
  const isCompared = before !== null && report.figures.length > 0 && series?.key !== 'minutes';
  return (
    <>
      {isCompared ? (
        <p className="ui-help">
          {t('compared', { from: dayText(before.from), to: dayText(before.to), zone: timeZone })}
        </p>
      ) : null}
      {report.figures.length > 0 ? <FigureList report={report} /> : null}
      {series ? (
        <Panel>
          <ReportChart table={series} shown={(label) => shown(series.key, label)} />
          <details className="figures-data">
            <summary>{t('showTable')}</summary>
            <TableOf report={report} table={series} />
          </details>
        </Panel>
      ) : null}
      {report.tables.map((table) => (
        <Panel key={table.key} title={tableWords(table.key).name}>
          <div className="ui-stack">
            <p className="ui-help">{tableWords(table.key).how}</p>
            <TableOf report={report} table={table} />
          </div>
        </Panel>
      ))}
    </>
  );
}

function TableOf({ report, table }: { readonly report: AnalyticsReport; readonly table: FigureTable }) {
  const shown = labelsOf(report.timeZone);
  return (
    <ReportTable
      table={table}
      currency={report.currency}
      shown={(label) => shown(table.key, label)}
      file={`analytics-${report.from}-${report.to}`}
    />
  );
}

const dayText = (day: string) => fullDay.format(Date.parse(day));

function labelsOf(timeZone: string) {
  const minute = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone });
  return (table: string, label: string): string => {
    if (table === 'days') return dayFormat.format(Date.parse(label));
    if (table === 'minutes') return minute.format(Date.parse(label));
    return rowLabel(table, label, tag);
  };
}
