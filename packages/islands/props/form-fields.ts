import type { FormProps } from '@veranda/contracts/islands';
import { anything, listOf, object, recordOf, text } from '@veranda/domain/decoders';

type FormField = FormProps['fields'][number];

/** Fields of a form as a page carries them for its script. */
export const formFields = listOf(
  object<FormField>({ id: text, position: text, kind: text, title: text, value: recordOf(anything) }),
);
