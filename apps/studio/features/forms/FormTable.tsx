import type { FormCard } from '@veranda/contracts/forms';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { FormActions } from './FormActions.tsx';
import { purposeLabel, stateOf } from './form-words.ts';

export interface FormTableProps {
  readonly forms: readonly FormCard[];
  readonly onDelete: (form: FormCard) => void;
}

/** Forms as rows, with their answers. */
export function FormTable({ forms, onDelete }: FormTableProps) {
  const { slug } = useSite();
  const name: TableColumn<FormCard> = {
    key: 'name',
    header: 'Form',
    onPhone: 'lead',
    render: (form) => (
      <TextLink plain href={paths.form(slug, form.id)}>
        {form.name}
      </TextLink>
    ),
  };
  const answers: TableColumn<FormCard> = {
    key: 'answers',
    header: 'Answers',
    isEnd: true,
    onPhone: 'labelled',
    render: (form) => (
      <TextLink plain href={paths.answers(slug, form.id)}>
        {form.answers.toLocaleString('en-US')}
        <span className="ui-hidden">
          {form.answers === 1 ? ' answer' : ' answers'} to {form.name}
        </span>
        {form.newAnswers > 0 ? (
          <>
            {' '}
            <Badge tone="info">{form.newAnswers.toLocaleString('en-US')} new</Badge>
          </>
        ) : null}
      </TextLink>
    ),
  };
  const actions: TableColumn<FormCard> = {
    key: 'acts',
    header: 'Actions',
    hideHeader: true,
    isEnd: true,
    onPhone: 'push',
    render: (form) => <FormActions form={form} onDelete={onDelete} />,
  };
  const columns = [name, ...states, answers, last, actions];
  return <DataTable label="Forms" columns={columns} rows={forms} rowKey={(form) => form.id} />;
}

const states: readonly TableColumn<FormCard>[] = [
  {
    key: 'purpose',
    header: 'Type',
    render: (form) => <span className="ui-muted">{purposeLabel(form.purpose)}</span>,
  },
  {
    key: 'state',
    header: 'Status',
    render: (form) => <Badge tone={stateOf(form).tone}>{stateOf(form).label}</Badge>,
  },
];

const last: TableColumn<FormCard> = {
  key: 'last',
  header: 'Last answer',
  render: (form) => (
    <span className="ui-muted">{form.lastAnswerAt ? formatDateTime(form.lastAnswerAt) : '–'}</span>
  ),
};
