import type { Field } from '@veranda/domain/blocks/kind';
import {
  type HeaderFooterKey,
  headerFooterGroups,
} from '@veranda/domain/header-footer/header-footer-document';
import { headerFooterEnglish } from '@veranda/messages/studio/header-footer/compiled';
import { createStudioMessages } from '../../studio-messages.ts';
import { createFieldMessages } from '../blocks/field-messages.ts';
import { labelFields } from '../blocks/labelled-field.ts';

export const { t } = createStudioMessages('header-footer', headerFooterEnglish);

const messages = createFieldMessages('header-footer', headerFooterEnglish);

/** Name of the header or the footer. */
export function partName(part: HeaderFooterKey): string {
  return messages.textOf(part);
}

/** The fields of a header or footer with their texts, group by group. */
export function labelledGroups(part: HeaderFooterKey) {
  return headerFooterGroups[part].map(({ key, fields }) => ({
    key,
    label: messages.textOf(`${part}:${key}`),
    fields: labelFields(fields, messages, `${part}.`),
  }));
}

/** Name of a field. */
export function fieldName(part: HeaderFooterKey, path: Field['path']): string {
  return messages.textOf(`${part}.${path}`);
}
