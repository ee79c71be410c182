import { useMutation } from '@tanstack/react-query';
import { createDraft } from '@veranda/contracts/orders-drafts';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Begins an order that the owner composes. */
export function NewDraft() {
  const site = useSite();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => call(createDraft, { params: { site: site.id } }),
    onSuccess: ({ draft }) => void navigate(paths.draft(site.slug, draft.id)),
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
  if (!mayWrite(site, 'orders')) return null;
  return (
    <Button variant="primary" isPending={create.isPending} onPress={() => create.mutate()}>
      {t('createAnOrder')}
    </Button>
  );
}
