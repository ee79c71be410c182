import type { MemberPass } from '@veranda/contracts/member-plans';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useEndPass } from './member-plan-queries.ts';
import { t } from './messages.ts';

interface CancelMembershipProps {
  readonly pass: MemberPass;
  readonly onClose: () => void;
}

/** Asks before a membership is ended. */
export function CancelMembership({ pass, onClose }: CancelMembershipProps) {
  const end = useEndPass(useSite().id);
  return (
    <ConfirmDialog
      title={t('endThisMembership')}
      isOpen
      confirmLabel={t('endMembership')}
      isDestructive
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate(pass.id, { onSuccess: onClose })}
    >
      <div className="ui-stack">
        {end.isError ? <Notice tone="danger">{messageOf(end.error)}</Notice> : null}
        <p>{t('endMembershipText', { title: pass.title, member: pass.email || t('thisMember') })}</p>
      </div>
    </ConfirmDialog>
  );
}
