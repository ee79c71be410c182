import { randomUUID } from 'node:crypto';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { plainSection } from '@veranda/domain/pages/plain-section';

/** A transaction that adds an empty section at the end of a page. */
export function addedSection(id = `s${randomUUID().slice(0, 8)}`) {
  const section = plainSection(id, `z${id}`);
  const edits = [edit('section.insert', { section, blocks: [] })];
  return { id: randomUUID(), label: 'Added a section', edits };
}
