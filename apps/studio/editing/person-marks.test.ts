import type { Presence } from '@veranda/contracts/documents';
import type { PageDocument } from '@veranda/domain/pages/document';
import { describe, expect, it } from 'vitest';
import { personMarks } from './person-marks.ts';

const person: Presence = {
  client: 'c',
  accountId: 'a',
  name: 'Ana',
  colour: 1,
  selection: [],
  sectionId: '',
  locked: [],
};
const document = { schema: 1, sections: {}, blocks: { b1: { sectionId: 's1' } } } as unknown as PageDocument;
const markOf = (more: Partial<Presence>) =>
  personMarks([{ ...person, ...more }], document).map(({ kind, id, label }) => `${kind} ${id}: ${label}`);

describe('the marks of somebody who is on the page', () => {
  it.each<[string, Partial<Presence>, readonly string[]]>([
    ['are none where nothing is selected', {}, []],
    ['stand at the block', { selection: ['b1'], sectionId: 's1' }, ['block b1: Ana']],
    [
      'stand at the section where the block is gone',
      { selection: ['b2'], sectionId: 's1' },
      ['section s1: Ana'],
    ],
    [
      'say which section is typed in',
      { selection: ['b1'], sectionId: 's1', locked: ['s1'] },
      ['section s1: Ana is typing in this section.', 'block b1: '],
    ],
  ])('%s', (_, more, expected) => expect(markOf(more)).toEqual(expected));
});
