import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { IssueCardFields } from './IssueCardFields.tsx';
import { IssuedCode } from './IssuedCode.tsx';
import { useIssueCard } from './use-issue-card.ts';
import { t } from './messages.ts';

interface IssueCardDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A card by hand: what it holds, then its code, which is shown once. */
export function IssueCardDialog({ isOpen, onClose }: IssueCardDialogProps) {
  const card = useIssueCard(onClose);
  const { issue, issued, close, send, problemOf } = card;
  const hasFieldErrors = problemOf('amount') !== undefined || problemOf('recipientEmail') !== undefined;
  return (
    <Dialog
      title={issued ? t('giftCardIssued') : t('issueAGiftCard')}
      isOpen={isOpen}
      onClose={close}
      isDismissable={!issued}
      footer={
        issued ? (
          <Button variant="primary" onPress={close}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onPress={close}>
              {t('cancel')}
            </Button>
            <Button variant="primary" isPending={issue.isPending} onPress={send}>
              {t('issue')}
            </Button>
          </>
        )
      }
    >
      {issue.isError && !hasFieldErrors ? <Notice tone="danger">{messageOf(issue.error)}</Notice> : null}
      {issued ? <IssuedCode issued={issued} /> : <IssueCardFields {...card} />}
    </Dialog>
  );
}
