import type { Contributor } from '@veranda/contracts/contributors';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useContributorMutations } from './contributor-queries.ts';
import { RolePicker } from './RolePicker.tsx';
import { t } from './messages.ts';

interface RolesDialogProps {
  readonly member: Contributor;
  readonly onClose: () => void;
}

/** The roles of a contributor. */
export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const site = useSite();
  const { changeRoles } = useContributorMutations(site.id);
  const [roles, setRoles] = useState<readonly number[]>(member.roles);
  const name = member.name || member.email;
  const save = () => {
    if (roles.length > 0)
      changeRoles.mutate(
        { member: member.accountId, roles },
        {
          onSuccess: () => {
            showToast({ text: t('rolesSaved', { name }) });
            onClose();
          },
        },
      );
  };
  return (
    <FormDialog
      title={t('changeRolesOf', { name })}
      submitLabel={t('save')}
      isPending={changeRoles.isPending}
      problem={changeRoles.isError ? messageOf(changeRoles.error) : null}
      onSubmit={save}
      onClose={onClose}
    >
      <RolePicker
        granter={site}
        held={member.roles}
        value={roles}
        problem={roles.length === 0 ? t('rolesMissing') : null}
        onChange={setRoles}
      />
    </FormDialog>
  );
}
