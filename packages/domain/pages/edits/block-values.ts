import { blockKind } from '../../blocks/registry.ts';
import { validateValue } from '../../blocks/validate-value.ts';
import type { Applied, EditRefusal } from '../../documents/edit.ts';
import { replacement, withEntry } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { maySetStyle } from '../block-style.ts';
import type { Block, PageDocument } from '../document.ts';
import { replaceBlock } from '../replace-block.ts';
import { edit } from './edit-of.ts';
import type { PageEditArgs } from './page-edit.ts';
import { runTextEdit } from './run-text-edit.ts';

type Outcome = Applied<PageDocument> | EditRefusal;

/** `block.setValue`: refused where the value that it replaces is no longer there, or the kind's fields forbid the new one. */
export function setBlockValue(document: PageDocument, args: PageEditArgs['block.setValue']): Outcome {
  const { id, path, value, was } = args;
  const block = document.blocks[id];
  if (!block) return gone(id);
  if (!sameValue(block.value[path], was)) return conflict(`blocks.${id}.value.${path}`);
  const changed = { ...block, value: withEntry(block.value, path, value) };
  return (
    valueProblem(changed) ?? {
      document: withBlock(document, block, changed),
      inverse: [edit('block.setValue', replacement({ id, path }, { value: was, was: value }))],
    }
  );
}

/** `block.setText`: refused where the steps no longer fit the text. */
export function setBlockText(document: PageDocument, args: PageEditArgs['block.setText']): Outcome {
  const { id, path, steps } = args;
  const block = document.blocks[id];
  if (!block) return gone(id);
  const field = `blocks.${id}.value.${path}`;
  const outcome = runTextEdit(block.value, { path, steps }, field);
  if (isRefusal(outcome)) return outcome;
  return {
    document: withBlock(document, block, { ...block, value: outcome.value }),
    inverse: [edit('block.setText', { id, path, steps: outcome.inverse })],
  };
}

/** `block.setStyle`: one property of the block's frame, with a value that the table allows. */
export function setBlockStyle(document: PageDocument, args: PageEditArgs['block.setStyle']): Outcome {
  const { id, name, value, was } = args;
  const block = document.blocks[id];
  if (!block) return gone(id);
  const field = `blocks.${id}.style.${name}`;
  const may = maySetStyle(name, value);
  if (may === null) return malformed(field, 'not known');
  if (value !== undefined && !may) return malformed(field, 'not one of the choices');
  if (!sameValue(block.style[name], was)) return conflict(field);
  const style = withEntry(block.style, name, value) as Block['style'];
  return {
    document: withBlock(document, block, { ...block, style }),
    inverse: [edit('block.setStyle', replacement({ id, name }, { value: was, was: value }))],
  };
}

/** `block.transform`: another kind of block in the same place. */
export function transformBlock(document: PageDocument, args: PageEditArgs['block.transform']): Outcome {
  const { id, type, value } = args;
  const block = document.blocks[id];
  if (!block) return gone(id);
  const changed = { ...block, type, value };
  return (
    valueProblem(changed) ?? {
      document: withBlock(document, block, changed),
      inverse: [edit('block.transform', { id, type: block.type, value: block.value })],
    }
  );
}

function valueProblem({ id, type, value }: Block): EditRefusal | null {
  const kind = blockKind(type);
  const problem = kind && validateValue(kind, value, `blocks.${id}.value`);
  return isRefusal(problem) ? problem : null;
}

function withBlock(document: PageDocument, was: Block, now: Block): PageDocument {
  return { ...document, blocks: replaceBlock(document.blocks, { was, now }) };
}

function gone(id: string): EditRefusal {
  return refuse('edit-target-gone', { field: `blocks.${id}` });
}

function conflict(field: string): EditRefusal {
  return refuse('edit-conflict', { field });
}

function malformed(field: string, problem: string): EditRefusal {
  return refuse('malformed', { field, params: { field, problem } });
}
