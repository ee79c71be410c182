import type { Redirect } from '@veranda/domain/publishing/redirects';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRedirectMutations } from './redirect-queries.ts';
import { t } from './messages.ts';

const statuses = [
  { value: '301', label: t('permanent') },
  { value: '302', label: t('temporary') },
];

interface RedirectFormProps {
  /** Null for a new one. */
  readonly redirect: Redirect | null;
  readonly onClose: () => void;
}

/** One redirect. */
export function RedirectForm({ redirect, onClose }: RedirectFormProps) {
  const { id: site } = useSite();
  const [value, setValue] = useState<Redirect>(redirect ?? { from: '', to: '', status: 301 });
  const { add } = useRedirectMutations(site);
  const problem = problemOf(add.error);
  const onSuccess = () => {
    showToast({ text: t('saved') });
    onClose();
  };
  return (
    <FormDialog
      title={redirect ? t('editRedirect') : t('newRedirect')}
      submitLabel={t('save')}
      isPending={add.isPending}
      problem={problem.form}
      onSubmit={() =>
        add.mutate({ redirects: [value], ...(redirect ? { replaces: redirect.from } : {}) }, { onSuccess })
      }
      onClose={onClose}
    >
      <Fields value={value} problem={problem} onChange={(change) => setValue({ ...value, ...change })} />
    </FormDialog>
  );
}

interface FieldsProps {
  readonly value: Redirect;
  readonly problem: ReturnType<typeof problemOf>;
  readonly onChange: (change: Partial<Redirect>) => void;
}

function Fields({ value, problem, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={t('from')}
        description={t('fromHelp')}
        value={value.from}
        onChange={(from) => onChange({ from })}
        isRequired
        autoFocus
        errorMessage={problem.from}
      />
      <TextField
        label={t('to')}
        description={t('toHelp')}
        value={value.to}
        onChange={(to) => onChange({ to })}
        isRequired
        errorMessage={problem.to}
      />
      <Select
        label={t('type')}
        description={t('typeHelp')}
        options={statuses}
        value={String(value.status)}
        onChange={(status) => onChange({ status: status === '302' ? 302 : 301 })}
      />
    </>
  );
}

function problemOf(fault: unknown): { readonly from?: string; readonly to?: string; readonly form?: string } {
  if (fault === null) return {};
  if (!(fault instanceof CallFailure)) return { form: messageOf(fault) };
  const part = fault.field?.split('.').at(-1);
  return part === 'from' || part === 'to' ? { [part]: fault.message } : { form: fault.message };
}
