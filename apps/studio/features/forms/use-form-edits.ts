import type { Edit } from '@veranda/domain/documents/edit';
import { replacement } from '@veranda/domain/documents/replacement';
import { type FormPath, type FormText, formEdit } from '@veranda/domain/forms/edits/form-edit';
import { formText, formValue } from '@veranda/domain/forms/edits/form-values';
import type { FormDraft } from '@veranda/domain/forms/form-draft';
import type { Refusal } from '@veranda/domain/refusal';
import { showToast } from '@veranda/ui/toast-queue';
import { useMemo, useState } from 'react';
import type { ChangeOptions, DocumentSession } from '../../documents/document-session.ts';
import { sessionText } from '../../editing/session-text.ts';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { type FieldEditParts, fieldEdits } from './field-edits.ts';
import { stepOfPath, stepOfText } from './form-step-labels.ts';
import { targetEdits } from './target-edits.ts';
import { t } from './messages.ts';

export type FormEdits = ReturnType<typeof useFormEdits>;

/** Everything that is done to a form: each step has its name and its way back. */
export function useFormEdits(session: DocumentSession<FormDraft>) {
  const [said, setSaid] = useState('');
  const edits = useMemo(() => formEdits({ session, ...changing(session), setSaid }), [session]);
  return {
    /** The last change of the fields, for those who do not see it. */
    said,
    ...edits,
  };
}

function changing(session: DocumentSession<FormDraft>): Omit<FieldEditParts, 'session' | 'setSaid'> {
  return {
    now: () => session.getState().document,
    change(edits: readonly Edit[], options: ChangeOptions) {
      const refusal = edits.length === 0 ? null : session.change(edits, options);
      if (refusal) showToast({ topic: 'form-part', text: refusalText(refusal), isDanger: true });
      return edits.length > 0 && refusal === null;
    },
  };
}

function formEdits(parts: FieldEditParts) {
  const { session, now, change } = parts;
  const texts = new Map<FormText, SharedText>();
  return {
    set: (path: FormPath, value: unknown) =>
      change([formEdit('form.set', replacement({ path }, { value, was: formValue(now(), path) }))], {
        label: stepOfPath[path],
        coalesceKey: path,
      }),
    /** A rich text of the form, the same object for as long as the form is open. */
    text(path: FormText): SharedText {
      const text = texts.get(path) ?? sharedText(session, path);
      texts.set(path, text);
      return text;
    },
    ...fieldEdits(parts),
    ...targetEdits(parts),
  };
}

function sharedText(session: DocumentSession<FormDraft>, path: FormText): SharedText {
  return sessionText(session, {
    read: (form) => formText(form, path),
    edit: (steps) => formEdit('form.setText', { path, steps }),
    options: { label: stepOfText[path], coalesceKey: path },
  });
}

function refusalText({ code }: Refusal): string {
  if (code === 'document-full') return t('formFull');
  return code === 'malformed' ? t('notPossible') : t('somebodyWasFaster');
}
