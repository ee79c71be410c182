import { form } from '@veranda/domain/blocks/form/form';
import { textAt } from '@veranda/domain/blocks/kind';
import { formContext } from '../../forms/form-context.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const formView: BlockView = {
  kind: form,
  template,
  context: (session, { id, value }) =>
    formContext(session, { blockId: id, formId: textAt(value, 'formId'), layout: 'stack' }),
};
