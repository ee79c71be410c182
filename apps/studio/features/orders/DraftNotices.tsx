import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { formatMoment } from '../../format-moment.ts';
import { showMoney } from '../../format-money.ts';
import type { DraftEdit } from './use-draft.ts';

/** What is to be known before anything is changed: it is being paid, was sent, or could not be saved. */
export function DraftNotices({ edit }: { readonly edit: DraftEdit }) {
  const { draft, saving } = edit;
  const { sent } = draft;
  return (
    <>
      {draft.state === 'paying' ? (
        <Notice tone="info">The customer is paying this right now. It cannot be changed meanwhile.</Notice>
      ) : null}
      {sent && draft.state !== 'paying' ? (
        <Notice tone={draft.state === 'expired' ? 'warn' : 'info'}>
          {`Sent to ${sent.to}, ${formatMoment(sent.at)}. `}
          {draft.state === 'expired'
            ? 'Its link has ended: send it again to let it be paid.'
            : `The link can be paid until ${formatMoment(sent.expiresAt)}.`}
          {sent.total.value === draft.total.value
            ? ''
            : ` It said ${showMoney(sent.total)}; who opens it now sees ${showMoney(draft.total)}.`}
        </Notice>
      ) : null}
      {saving.failure ? <Failure edit={edit} /> : null}
    </>
  );
}

function Failure({ edit: { saving } }: { readonly edit: DraftEdit }) {
  const isElsewhere = isRefusal(saving.failure, 'draft-changed');
  return (
    <Notice
      tone="danger"
      action={
        <span className="ui-row">
          {isElsewhere ? (
            <Button size="small" onPress={() => void saving.takeTheirs()}>
              Load theirs
            </Button>
          ) : null}
          <Button size="small" onPress={() => void (isElsewhere ? saving.keepMine() : saving.save())}>
            {isElsewhere ? 'Keep mine' : 'Try again'}
          </Button>
        </span>
      }
    >
      {messageOf(saving.failure)}
    </Notice>
  );
}
