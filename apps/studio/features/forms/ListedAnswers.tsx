import type { AnswerColumn, AnswerRow } from '@veranda/contracts/form-answers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { formatDateTime } from '../../format-date-time.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { AnswerView } from './use-answer-list.ts';
import { t } from './messages.ts';

interface ListedAnswersProps {
  readonly form: string;
  readonly list: { readonly columns: readonly AnswerColumn[]; readonly rows: readonly AnswerRow[] };
  readonly view: AnswerView;
  readonly onClear: () => void;
}

/** Columns of answers that a row shows; the rest is in the answer itself. */
const maxColumns = 4;

/** Answers as rows; one is opened to be read whole. */
export function ListedAnswers({ form, list, view, onClear }: ListedAnswersProps) {
  const [opened, setOpened] = useState<AnswerRow | null>(null);
  if (list.rows.length === 0) return <NoAnswers view={view} onClear={onClear} />;
  const shown = list.columns.filter(({ kind }) => kind !== 'section').slice(0, maxColumns);
  const sent: TableColumn<AnswerRow> = {
    key: 'sent',
    header: t('sent'),
    mobileSlot: 'title',
    render: (row) => (
      <PlainButton className="answer-open" onPress={() => setOpened(row)}>
        {formatDateTime(row.createdAt)}
        {row.isNew ? (
          <>
            {' '}
            <Badge tone="info">{t('new')}</Badge>
          </>
        ) : null}
      </PlainButton>
    ),
  };
  const cells = shown.map(
    ({ id, title }): TableColumn<AnswerRow> => ({
      key: id,
      header: title,
      mobileSlot: 'labelled',
      render: (row) => <span className="answer-cell">{row.cells[id] || '–'}</span>,
    }),
  );
  return (
    <>
      <DataTable label={t('answers')} columns={[sent, ...cells]} rows={list.rows} rowKey={(row) => row.id} />
      {opened ? (
        <AnswerDialog form={form} row={opened} columns={list.columns} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

function NoAnswers({ view, onClear }: Pick<ListedAnswersProps, 'view' | 'onClear'>) {
  if (view.search.trim() !== '')
    return (
      <EmptyState
        title={t('noAnswerMatches')}
        actions={<Button onPress={onClear}>{t('clearSearch')}</Button>}
      />
    );
  if (view.box === 'spam') return <EmptyState title={t('noSpam')}>{t('noSpamText')}</EmptyState>;
  return <EmptyState title={t('noAnswersYet')}>{t('noAnswersYetText')}</EmptyState>;
}
