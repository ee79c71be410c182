import type { Applied, EditRefusal } from '../../documents/edit.ts';
import { replacement } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import { refuse } from '../../refusal.ts';
import type { PageDocument } from '../document.ts';
import { isItemStatus, type ItemMeta, itemFieldProblem, timesProblem } from '../item-fields.ts';
import { edit } from './edit-of.ts';
import type { ItemEditArgs } from './page-edit.ts';

type Outcome = Applied<PageDocument> | EditRefusal;

/** `doc.setMeta`: refused where the value that it replaces is no longer there, or the field forbids the new one. */
export function setMeta(document: PageDocument, args: ItemEditArgs['doc.setMeta']): Outcome {
  const { path, value, was } = args;
  const { meta } = document;
  if (!meta) return refuse('edit-target-gone', { field: 'meta' });
  const field = `meta.${path}`;
  if (!sameValue(meta[path], was)) return refuse('edit-conflict', { field });
  const { [path]: _replaced, ...rest } = meta;
  const changed = { ...rest, ...(value === undefined ? {} : { [path]: value }) } as ItemMeta;
  const problem = itemFieldProblem(path, value) ?? timesProblem(changed);
  if (problem !== null) return refuse('malformed', { field, params: { field, problem } });
  return {
    document: { ...document, meta: changed },
    inverse: [edit('doc.setMeta', replacement({ path }, { value: was, was: value }))],
  };
}

/** `doc.setStatus`: what visitors get with the next publication. */
export function setStatus(document: PageDocument, { value, was }: ItemEditArgs['doc.setStatus']): Outcome {
  const { meta } = document;
  const field = 'meta.status';
  if (!meta) return refuse('edit-target-gone', { field: 'meta' });
  if (meta.status !== was) return refuse('edit-conflict', { field });
  if (!isItemStatus(value)) return refuse('malformed', { field, params: { field, problem: 'not known' } });
  return {
    document: { ...document, meta: { ...meta, status: value } },
    inverse: [edit('doc.setStatus', { value: was, was: value })],
  };
}
