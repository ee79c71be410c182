import type { Membership } from '@veranda/contracts/member-plans';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useCancelMembership } from './member-plan-queries.ts';
import { t } from './messages.ts';

interface CancelMembershipProps {
  readonly membership: Membership;
  readonly onClose: () => void;
}

/** Asks before a membership is ended. */
export function CancelMembership({ membership, onClose }: CancelMembershipProps) {
  const end = useCancelMembership(useSite().id);
  return (
    <ConfirmDialog
      title={t('endThisMembership')}
      isOpen
      confirmLabel={t('endMembership')}
      isDestructive
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate(membership.id, { onSuccess: onClose })}
    >
      <div className="ui-stack">
        {end.isError ? <Notice tone="danger">{messageOf(end.error)}</Notice> : null}
        <p>
          {t('endMembershipText', { title: membership.title, member: membership.email || t('thisMember') })}
        </p>
      </div>
    </ConfirmDialog>
  );
}
