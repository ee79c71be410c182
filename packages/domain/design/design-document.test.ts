import { describe, expect, it } from 'vitest';
import { type Dice, itHasDocumentHistories, pick } from '../documents/random-histories.test-data.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { designDocument, type DesignDocument, designEdit, designKind } from './design-document.ts';

const start = designDocument({ paper: '#ffffff' }, 'a { color: red; }');

function randomEdit(roll: Dice, { values }: DesignDocument) {
  const name = pick(roll, ['paper', 'ink', 'custom css']) ?? 'paper';
  const value = roll(3) === 0 ? null : `#${roll(9)}${roll(9)}${roll(9)}`;
  const was = roll(10) === 0 ? '#outdated' : (values[name] ?? null);
  return designEdit({ name, value, was });
}

describe('the design of a site as a document of edits', () => {
  itHasDocumentHistories({ kind: designKind, start, randomEdit });

  it('refuses what somebody else has changed, and what is no text', () => {
    const outdated = runEdits(designKind, start, [designEdit({ name: 'paper', value: '#000', was: '#111' })]);
    expect(isRefusal(outdated) && [outdated.code, outdated.field]).toEqual(['edit-conflict', 'values.paper']);
    for (const value of [1, { a: 1 }, 'x'.repeat(50_001)]) {
      const edit = { name: 'design.set', args: { name: 'ink', value } };
      expect(runEdits(designKind, start, [edit])).toMatchObject({ code: 'malformed', field: 'values.ink' });
    }
    expect(isRefusal(designKind.validate({ schema: 1, values: { paper: 1 } }))).toBe(true);
    expect(isRefusal(designKind.validate({ schema: 2, values: {} }))).toBe(true);
  });
});
