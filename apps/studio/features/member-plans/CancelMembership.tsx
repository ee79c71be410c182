import type { MemberPass } from '@veranda/contracts/member-plans';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useEndPass } from './member-plan-queries.ts';

export interface CancelMembershipProps {
  readonly pass: MemberPass;
  readonly onClose: () => void;
}

/** Asks before a membership is ended. */
export function CancelMembership({ pass, onClose }: CancelMembershipProps) {
  const end = useEndPass(useSite().id);
  return (
    <ConfirmDialog
      title="End this membership?"
      isOpen
      confirmLabel="End membership"
      isDestructive
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate(pass.id, { onSuccess: onClose })}
    >
      <div className="ui-stack">
        {end.isError ? <Notice tone="danger">{messageOf(end.error)}</Notice> : null}
        <p>
          The pages that “{pass.title}” gives access to will be closed to {pass.email || 'this member'} right
          away. This does not refund anything. To return the money, refund the order.
        </p>
      </div>
    </ConfirmDialog>
  );
}
