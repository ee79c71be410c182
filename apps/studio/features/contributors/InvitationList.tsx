import type { Invitation } from '@veranda/contracts/contributors';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { formatDay } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { useContributorMutations } from './contributor-queries.ts';
import { PersonSign } from './PersonSign.tsx';
import { roleName } from './role-names.ts';
import { t } from './messages.ts';

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  return (
    <>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onRevoke={() => setRevoking(invitation)}
          />
        ))}
      </ul>
      {revoking ? <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onRevoke: () => void;
}

function InvitationRow({ invitation, onRevoke }: InvitationRowProps) {
  const { resend } = useContributorMutations(useSite().id);
  const { id, email, roles, isExpired, expiresAt } = invitation;
  const onSuccess = () => showToast({ text: t('resent', { email }) });
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  return (
    <li className="contributor">
      <PersonSign name={email} />
      <span className="contributor-name">
        <strong className="ui-clip">{email}</strong>
        <span className="ui-help">
          {t('invitedBy', { email: invitation.invitedBy })} ·{' '}
          {isExpired ? t('expired') : t('expires', { date: formatDay(expiresAt) })}
        </span>
      </span>
      <span className="contributor-roles">
        {roles.map((role) => (
          <Badge key={role}>{roleName(role)}</Badge>
        ))}
      </span>
      <span className="contributor-buttons">
        <Button
          size="small"
          aria-label={`${t('resend')}: ${email}`}
          isPending={resend.isPending}
          onPress={() => resend.mutate(id, { onSuccess, onError })}
        >
          {t('resend')}
        </Button>
        <Button size="small" variant="quiet" aria-label={`${t('revoke')}: ${email}`} onPress={onRevoke}>
          {t('revoke')}
        </Button>
      </span>
    </li>
  );
}

interface RevokeDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const { revoke } = useContributorMutations(useSite().id);
  const onSuccess = () => {
    showToast({ text: t('revoked') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('revokeTitle', { email })}
      isOpen
      confirmLabel={t('revoke')}
      isDestructive
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(id, { onSuccess })}
      onCancel={onClose}
    >
      <p>{t('revokeText')}</p>
      {revoke.isError ? <Notice tone="danger">{messageOf(revoke.error)}</Notice> : null}
    </ConfirmDialog>
  );
}
