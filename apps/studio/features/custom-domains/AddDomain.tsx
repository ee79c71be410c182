import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDomainMutations } from './domain-queries.ts';
import { t } from './messages.ts';

/** A new domain by its name, as people paste it. */
export function AddDomain({ onClose }: { readonly onClose: () => void }) {
  const [host, setHost] = useState('');
  const { add } = useDomainMutations(useSite().id);
  const isAtField = add.error instanceof CallFailure && add.error.field === 'host';
  const problem = add.error ? messageOf(add.error) : undefined;
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('add')}
      isPending={add.isPending}
      problem={isAtField ? undefined : problem}
      onSubmit={() =>
        add.mutate(host, {
          onSuccess: () => {
            showToast({ text: t('added') });
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <TextField
        label={t('domain')}
        description={t('domainHelp')}
        value={host}
        onChange={setHost}
        isRequired
        autoFocus
        spellCheck="false"
        maxLength={300}
        errorMessage={isAtField ? problem : undefined}
      />
    </FormDialog>
  );
}
