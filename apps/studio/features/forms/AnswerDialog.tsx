import type { AnswerColumn, AnswerRow } from '@veranda/contracts/form-answers';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useAnswerMutations } from './answer-queries.ts';
import { t } from './messages.ts';

interface AnswerDialogProps {
  readonly form: string;
  readonly row: AnswerRow;
  readonly columns: readonly AnswerColumn[];
  readonly onClose: () => void;
}

/** One answer, whole, and what may be done with it. */
export function AnswerDialog({ form, row, columns, onClose }: AnswerDialogProps) {
  const site = useSite();
  return (
    <Dialog
      title={t('answerOfDate', { date: formatDateTime(row.createdAt) })}
      kind="drawer"
      isOpen
      onClose={onClose}
      footer={mayWrite(site, 'forms') ? <AnswerActions form={form} row={row} onClose={onClose} /> : undefined}
    >
      {row.spam ? <Notice tone="warn">{t('markedAsSpam', { spamReason: row.spamReason })}</Notice> : null}
      <dl className="answer">
        {columns
          .filter(({ id }) => row.cells[id] !== undefined)
          .map(({ id, title }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{row.cells[id] || '–'}</dd>
            </div>
          ))}
        <div>
          <dt>{t('sentFrom')}</dt>
          <dd>{row.pageTitle || row.pagePath || t('unknownPage')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}

function AnswerActions({ form, row, onClose }: Omit<AnswerDialogProps, 'columns'>) {
  const site = useSite();
  const { remove, mark } = useAnswerMutations(site.id, form);
  const [isAsking, setAsking] = useState(false);
  const done = (text: string) => ({
    onSuccess: () => {
      showToast({ text });
      onClose();
    },
    onError: (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true }),
  });
  if (isAsking)
    return (
      <DeleteQuestion
        isPending={remove.isPending}
        onDelete={() => remove.mutate([row.id], done(t('answerDeleted')))}
        onCancel={() => setAsking(false)}
      />
    );
  return (
    <>
      <Button variant="danger-quiet" onPress={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <Button
        isPending={mark.isPending}
        onPress={() =>
          mark.mutate(
            { ids: [row.id], spam: !row.spam },
            done(row.spam ? t('movedOutOfSpam') : t('movedToSpam')),
          )
        }
      >
        {row.spam ? t('notSpam') : t('markAsSpam')}
      </Button>
    </>
  );
}

interface DeleteQuestionProps {
  readonly isPending: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

function DeleteQuestion({ isPending, onDelete, onCancel }: DeleteQuestionProps) {
  return (
    <>
      <span className="ui-grow">{t('deleteThisAnswerPermanently')}</span>
      <Button variant="quiet" onPress={onCancel}>
        {t('cancel')}
      </Button>
      <Button variant="danger" autoFocus isPending={isPending} onPress={onDelete}>
        {t('delete')}
      </Button>
    </>
  );
}
