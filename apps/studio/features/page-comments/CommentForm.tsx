import { useMutation } from '@tanstack/react-query';
import { pageCommentLimits } from '@veranda/domain/page-comments/page-comment';
import { Button } from '@veranda/ui/Button.tsx';
import { TextField, type TextFieldProps } from '@veranda/ui/TextField.tsx';
import type { FormEvent } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { keyNames } from '../../commands/key-names.ts';
import { t } from './messages.ts';
import type { SentComment } from './thread-queries.ts';
import { useCommentDraft } from './use-comment-draft.ts';

interface CommentFormProps {
  /** Place of the field among all of them: what is typed stays there. */
  readonly place: string;
  readonly label: string;
  readonly placeholder: string;
  /** The act in a verb: "Reply". */
  readonly submit: string;
  readonly initial?: string;
  /** Keeps the label for screen readers. */
  readonly hidesLabel?: boolean;
  readonly takesFocus?: boolean;
  /** Its promise is over when the comment has arrived. */
  readonly onSend: (comment: SentComment) => Promise<unknown>;
  /** Gives up what is typed; absent where the field stays. */
  readonly onCancel?: () => void;
}

/** A field for a comment; what could not be sent stays in it, with the reason. */
export function CommentForm(props: CommentFormProps) {
  const { text, type, error, isReady, isPending, send, cancel } = useSending(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
    else if (event.key === 'Escape' && props.onCancel) cancel();
    else event.continuePropagation();
  };
  const isWritten = text !== '' || props.onCancel !== undefined;
  return (
    <form className="page-comment-form" data-own-history="" onSubmit={submit}>
      <TextField
        label={props.label}
        hideLabel={props.hidesLabel ?? false}
        placeholder={props.placeholder}
        rows={isWritten ? 3 : 1}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
        autoFocus={props.takesFocus ?? false}
        errorMessage={error}
      />
      {isWritten ? (
        <div className="page-comment-send">
          <Button type="submit" size="small" variant="primary" isDisabled={!isReady} isPending={isPending}>
            {props.submit}
          </Button>
          {props.onCancel ? <CancelButton onPress={cancel} /> : null}
          <span className="ui-help page-comment-keys">{t('sendKeys', { keys: keyNames('Mod+Enter') })}</span>
        </div>
      ) : null}
    </form>
  );
}

function useSending({ place, initial = '', onSend, onCancel }: CommentFormProps) {
  const { draft, type, clear } = useCommentDraft(place, initial);
  const sending = useMutation({ mutationFn: onSend, onSuccess: clear });
  const { text: max } = pageCommentLimits;
  const isTooLong = draft.text.trim().length > max;
  const isReady = draft.text.trim() !== '' && draft.text !== initial && !isTooLong;
  const failure = sending.isError ? messageOf(sending.error) : undefined;
  return {
    text: draft.text,
    type,
    error: isTooLong ? t('tooLong', { max }) : failure,
    isReady,
    isPending: sending.isPending,
    send: () => {
      if (isReady && !sending.isPending) sending.mutate(draft);
    },
    cancel: () => {
      clear();
      onCancel?.();
    },
  };
}

function CancelButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button size="small" variant="quiet" onPress={onPress}>
      {t('cancel')}
    </Button>
  );
}
