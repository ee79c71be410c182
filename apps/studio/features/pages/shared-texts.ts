import { type StepJson, runSteps } from '@veranda/domain/documents/text-steps';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import { blockKind, completeValue } from '@veranda/domain/blocks/registry';
import { valueAt, withValueAt } from '@veranda/domain/blocks/value-paths';
import type { Edit } from '@veranda/domain/documents/edit';
import { emptyText, type RichText } from '@veranda/domain/rich-text/rich-text';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import type { DocumentSession } from '../../documents/document-session.ts';
import { sessionText } from '../../editing/session-text.ts';
import type { PageTexts } from '../../canvas/text/text-writing.ts';
import type { PlainText, SharedText } from '../../rich-text/shared-text.ts';
import { useState } from 'react';
import { t } from './messages.ts';

type Session = DocumentSession<PageDocument>;

/** The rich texts of a block by their path, each the same object for as long as the block is shown. */
export function useSharedTexts(session: Session, id: string): (path: string) => SharedText {
  const [texts] = useState(() => {
    const known = new Map<string, SharedText>();
    return (path: string) => {
      const text = known.get(path) ?? sharedText(session, id, path);
      known.set(path, text);
      return text;
    };
  });
  return texts;
}

/** True where a block has the same fields as before but for its rich texts, which their editors follow by themselves. */
export function sameFields(a: Block | undefined, b: Block | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.type !== b.type || a.sectionId !== b.sectionId) return false;
  const fields = blockKind(b.type)?.fields ?? [];
  const followed = new Set(fields.flatMap(({ kind, path }) => (kind === 'richtext' ? [path] : [])));
  return [...Object.keys(a.value), ...Object.keys(b.value)].every(
    (path) => followed.has(path) || a.value[path] === b.value[path],
  );
}

/** The texts of a page as they are written in on the page itself. */
export function canvasTexts(session: Session): PageTexts {
  return {
    rich: (id, path) => sharedText(session, id, path),
    plain: (id, path) => plainText(session, id, path),
  };
}

function plainText(session: Session, id: string, path: string): PlainText {
  let last = '';
  return {
    read() {
      const block = session.getState().document.blocks[id];
      const words = block && valueAt(completeOf(block), path);
      if (block) last = typeof words === 'string' ? words : '';
      return last;
    },
    subscribe: session.subscribe,
    change(text) {
      const block = session.getState().document.blocks[id];
      if (!block) return false;
      if (valueAt(completeOf(block), path) === text) return true;
      return session.change([valueEdit(block, path, text)], stepOf(id, path)) === null;
    },
  };
}

function completeOf({ type, value }: Block): BlockValue {
  const kind = blockKind(type);
  return kind ? completeValue(kind, value) : value;
}

function sharedText(session: Session, id: string, path: string): SharedText {
  const blockNow = () => session.getState().document.blocks[id];
  return sessionText(session, {
    read: ({ blocks }) => blocks[id] && textOf(blocks[id], path),
    edit(steps) {
      const block = blockNow();
      return block ? textEdit(block, path, steps) : null;
    },
    options: stepOf(id, path),
  });
}

// Texts that are fields of their own are changed by steps; those within lists with their list.
function textEdit(block: Block, path: string, steps: readonly StepJson[]): Edit | null {
  if (!path.includes('.')) return edit('block.setText', { id: block.id, path, steps });
  const outcome = runSteps(textOf(block, path), steps);
  return outcome && valueEdit(block, path, outcome.text);
}

function valueEdit({ id, value }: Block, path: string, part: unknown): Edit {
  const [key = ''] = path.split('.');
  const changed = withValueAt(value, path, part)[key];
  const was = value[key];
  return edit('block.setValue', { id, path: key, value: changed, ...(was === undefined ? {} : { was }) });
}

function textOf({ value }: Block, path: string): RichText {
  return (valueAt(value, path) as RichText | undefined) ?? emptyText;
}

// One who writes in a block has it selected all the while.
function stepOf(id: string, path: string) {
  const selected = { selection: [id], selectionBefore: [id] };
  return { label: t('stepEditedText'), coalesceKey: fieldOf(id, path), ...selected };
}

function fieldOf(id: string, path: string): string {
  return `${id}.${path}`;
}
