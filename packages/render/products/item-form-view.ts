import type { ItemFormProps } from '@veranda/contracts/islands';
import { fieldErrors } from '@veranda/messages/form-errors/field-errors';
import { fieldsInOrder } from '@veranda/domain/forms/document';
import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import { readPosted } from '@veranda/domain/forms/read-posted';
import { validateAnswers } from '@veranda/domain/forms/validate-answers';
import type { SnapshotForm } from '@veranda/domain/publishing/snapshot';
import { fieldContext } from '../forms/field-context.ts';
import type { Session } from '../context/session.ts';

/** Data that an item's form is drawn with. */
interface Filling {
  /** Keeps ids apart where a page has the form twice. */
  readonly blockId: string;
  /** The controls as they were filled in; absent for a fresh form. */
  readonly typed?: PostedFields;
  /** True: what was filled in was refused, and the fields say why. */
  readonly refused?: boolean;
}

/** The fields of an item's form as the partial `form-field` draws them, and their rules for the island. */
export interface ItemFormView {
  readonly name: string;
  readonly fields: readonly object[];
  readonly rules: ItemFormProps['fields'];
}

/** The form that is filled in for an item; null for none, and while its form has not been published. */
export function itemFormView(session: Session, formId: string | null, filling: Filling): ItemFormView | null {
  const { forms } = session.snapshot;
  const form = formId !== null && forms && Object.hasOwn(forms, formId) ? forms[formId] : undefined;
  if (!form || formId === null) return null;
  const refused = {
    formId,
    message: '',
    errors: filling.refused ? errorsOf(session, form, filling.typed ?? {}) : {},
    typed: filling.typed ?? {},
  };
  const place = { blockId: filling.blockId, formId, layout: 'stack' } as const;
  return {
    name: form.name,
    fields: fieldsInOrder(form).map((field) =>
      fieldContext(session, { field, place, refused: filling.typed ? refused : undefined }),
    ),
    rules: fieldsInOrder(form).map(({ id, position, kind, title, value }) => {
      const { description: _description, placeholder: _placeholder, ...rules } = value;
      return { id, position, kind, title, value: rules };
    }),
  };
}

function errorsOf(
  session: Session,
  form: SnapshotForm,
  typed: PostedFields,
): Readonly<Record<string, string>> {
  const result = validateAnswers(form, readPosted(form, typed, {}));
  if (result.kind !== 'invalid') return {};
  return fieldErrors(result.problems, session.snapshot.website.language);
}
