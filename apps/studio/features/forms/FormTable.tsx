import type { FormCard } from '@veranda/contracts/forms';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { FormActions } from './FormActions.tsx';
import { purposeLabel, stateOf } from './form-labels.ts';
import { rich, t } from './messages.ts';

interface FormTableProps {
  readonly forms: readonly FormCard[];
  readonly onDelete: (form: FormCard) => void;
}

/** Forms as rows, with their answers. */
export function FormTable({ forms, onDelete }: FormTableProps) {
  const { slug } = useSite();
  const name: TableColumn<FormCard> = {
    key: 'name',
    header: t('form'),
    mobileSlot: 'title',
    render: (form) => (
      <TextLink plain href={paths.form(slug, form.id)}>
        {form.name}
      </TextLink>
    ),
  };
  const answers: TableColumn<FormCard> = {
    key: 'answers',
    header: t('answers'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: (form) => <AnswersLink form={form} href={paths.answers(slug, form.id)} />,
  };
  const actions: TableColumn<FormCard> = {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (form) => <FormActions form={form} onDelete={onDelete} />,
  };
  const columns = [name, ...states, answers, last, actions];
  return <DataTable label={t('forms')} columns={columns} rows={forms} rowKey={(form) => form.id} />;
}

function AnswersLink({ form, href }: { readonly form: FormCard; readonly href: string }) {
  return (
    <TextLink plain href={href}>
      {rich('answersTo', {
        count: form.answers,
        name: form.name,
        hidden: (children) => <span className="ui-hidden">{children}</span>,
      })}
      {form.newAnswers > 0 ? (
        <>
          {' '}
          <Badge tone="info">{t('newCount', { newAnswers: form.newAnswers })}</Badge>
        </>
      ) : null}
    </TextLink>
  );
}

const states: readonly TableColumn<FormCard>[] = [
  {
    key: 'purpose',
    header: t('type'),
    render: (form) => <span className="ui-muted">{purposeLabel(form.purpose)}</span>,
  },
  {
    key: 'state',
    header: t('status'),
    render: (form) => <Badge tone={stateOf(form).tone}>{stateOf(form).label}</Badge>,
  },
];

const last: TableColumn<FormCard> = {
  key: 'last',
  header: t('lastAnswer'),
  render: (form) => (
    <span className="ui-muted">{form.lastAnswerAt ? formatDateTime(form.lastAnswerAt) : '–'}</span>
  ),
};
