import type { Contributor } from '@veranda/contracts/contributors';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useContributorMutations, useLeaveSite } from './contributor-queries.ts';
import type { MemberQuestion } from './MemberRow.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import { t } from './messages.ts';

interface MemberDialogsProps {
  readonly member: Contributor;
  readonly question: MemberQuestion;
  readonly onClose: () => void;
}

/** The dialog of a question about a contributor. */
export function MemberDialogs({ member, question, onClose }: MemberDialogsProps) {
  if (question === 'roles') return <RolesDialog member={member} onClose={onClose} />;
  if (question === 'leave') return <LeaveDialog onClose={onClose} />;
  return <ChangeDialog member={member} isTransfer={question === 'transfer'} onClose={onClose} />;
}

interface ChangeDialogProps extends Omit<MemberDialogsProps, 'question'> {
  readonly isTransfer: boolean;
}

function ChangeDialog({ member, isTransfer, onClose }: ChangeDialogProps) {
  const site = useSite();
  const { remove, transfer } = useContributorMutations(site.id);
  const name = member.name || member.email;
  const change = isTransfer ? transfer : remove;
  const texts = isTransfer
    ? {
        title: t('transferTitle', { site: site.title, name }),
        text: t('transferText', { name }),
        confirm: t('transferConfirm'),
        done: t('transferred', { name }),
      }
    : {
        title: t('removeTitle', { name }),
        text: t('removeText', { site: site.title }),
        confirm: t('remove'),
        done: t('removed', { name }),
      };
  const onSuccess = () => {
    showToast({ text: texts.done });
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      isOpen
      confirmLabel={texts.confirm}
      isDestructive
      isPending={change.isPending}
      onConfirm={() => change.mutate(member.accountId, { onSuccess })}
      onCancel={onClose}
    >
      <p>{texts.text}</p>
      {change.isError ? <Notice tone="danger">{messageOf(change.error)}</Notice> : null}
    </ConfirmDialog>
  );
}

/** Asks whether somebody wants to leave the site, and leads to the sites that are left. */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const navigate = useNavigate();
  const leave = useLeaveSite();
  return (
    <ConfirmDialog
      title={t('leaveTitle', { site: site.title })}
      isOpen
      confirmLabel={t('leave')}
      isDestructive
      isPending={leave.isPending}
      onConfirm={() => leave.mutate(site.id, { onSuccess: () => void navigate(paths.sites) })}
      onCancel={onClose}
    >
      <p>{t('leaveText')}</p>
      {leave.isError ? <Notice tone="danger">{messageOf(leave.error)}</Notice> : null}
    </ConfirmDialog>
  );
}
