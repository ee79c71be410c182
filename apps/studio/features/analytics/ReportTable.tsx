import type { FigureTable } from '@veranda/contracts/analytics-figures';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable } from '@veranda/ui/DataTable.tsx';
import { Download } from 'lucide-react';
import { csvOf, saveFile } from './csv.ts';
import { figureText } from './figure-texts.ts';
import { columnName, labelHeading, tableWords } from './figure-words.ts';
import { t } from './messages.ts';

interface ReportTableProps {
  readonly table: FigureTable;
  readonly currency: string;
  /** Label of a row for people. */
  readonly shown: (label: string) => string;
  /** Name of the file without its ending. */
  readonly file: string;
}

/** The figures of a table, with a file of them. */
export function ReportTable({ table, currency, shown, file }: ReportTableProps) {
  const { name } = tableWords(table.key);
  if (table.rows.length === 0) return <p className="ui-help">{t('nothingHere')}</p>;
  return (
    <>
      <DataTable
        label={name}
        rows={table.rows}
        rowKey={({ label }) => label}
        columns={[
          {
            key: 'label',
            header: labelHeading(table.key),
            mobileSlot: 'title',
            render: ({ label }) => <span className="figures-row-label">{shown(label)}</span>,
          },
          ...table.columns.map(({ key, unit }, index) => ({
            key,
            header: columnName(key),
            isEnd: true,
            mobileSlot: 'labelled' as const,
            render: ({ values }: FigureTable['rows'][number]) =>
              figureText(values[index] ?? null, unit, currency),
          })),
        ]}
      />
      <div>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('downloadTable', { table: name })}
          onPress={() => saveFile(`${file}-${table.key}.csv`, csvOf(table, shown))}
        >
          <Download size={16} aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
    </>
  );
}
