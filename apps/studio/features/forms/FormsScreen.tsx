import { useQuery } from '@tanstack/react-query';
import type { FormCard } from '@veranda/contracts/forms';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { MailingListsFrame } from '../mailing-lists/MailingListsFrame.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { formsQuery } from '../../queries/form-queries.ts';
import { FormTable } from './FormTable.tsx';
import { NewFormDialog } from './NewFormDialog.tsx';
import { t } from './messages.ts';

/** The forms of a site. */
export function FormsScreen() {
  const site = useSite();
  const forms = useQuery(formsQuery(site.id));
  const [isMaking, setMaking] = useState(false);
  const [deleted, setDeleted] = useState<FormCard | null>(null);
  const create = mayWrite(site, 'forms') ? (
    <Button variant="primary" onPress={() => setMaking(true)}>
      <Plus size={16} aria-hidden="true" />
      {t('newForm')}
    </Button>
  ) : undefined;
  const all = forms.data?.forms ?? [];
  return (
    <MailingListsFrame tab="forms" actions={all.length > 0 ? create : undefined}>
      {forms.isPending ? (
        <SkeletonTable label={t('loadingForms')} rows={4} />
      ) : forms.isError ? (
        <ErrorState message={messageOf(forms.error)} onRetry={() => void forms.refetch()} />
      ) : all.length === 0 ? (
        <EmptyState title={t('noFormsYet')} actions={create}>
          {t('noFormsYetText')}
        </EmptyState>
      ) : (
        <FormTable forms={all} onDelete={setDeleted} />
      )}
      {isMaking ? <NewFormDialog onClose={() => setMaking(false)} /> : null}
      {deleted ? <DeleteForm form={deleted} onClose={() => setDeleted(null)} /> : null}
    </MailingListsFrame>
  );
}
