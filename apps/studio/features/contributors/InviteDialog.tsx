import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useContributorMutations } from './contributor-queries.ts';
import { RolePicker } from './RolePicker.tsx';
import { t } from './messages.ts';

/** An address, and the roles that it is to hold. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const { invite } = useContributorMutations(site.id);
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly number[]>([4]);
  const problem = problemOf(invite.error);
  const onSuccess = () => {
    showToast({ text: t('invitationSent', { email: email.trim() }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('invitePerson')}
      submitLabel={t('sendInvitation')}
      isPending={invite.isPending}
      isDismissable={email === ''}
      problem={problem.form}
      onSubmit={() => roles.length > 0 && invite.mutate({ email: email.trim(), roles }, { onSuccess })}
      onClose={onClose}
    >
      <AddressField value={email} problem={problem.email} onChange={setEmail} />
      <RolePicker
        granter={site}
        value={roles}
        problem={roles.length === 0 ? t('rolesMissing') : null}
        onChange={setRoles}
      />
    </FormDialog>
  );
}

interface AddressFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (email: string) => void;
}

function AddressField({ problem, ...field }: AddressFieldProps) {
  return (
    <TextField
      {...field}
      label={t('emailAddress')}
      description={t('inviteNote')}
      type="email"
      isRequired
      autoFocus
      autoComplete="off"
      errorMessage={problem}
    />
  );
}

function problemOf(fault: unknown): { readonly email?: string; readonly form?: string } {
  if (fault === null) return {};
  if (fault instanceof CallFailure && fault.field === 'email') return { email: fault.message };
  return { form: messageOf(fault) };
}
