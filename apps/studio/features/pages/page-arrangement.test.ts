import { edit } from '@veranda/domain/pages/edits/edit-of';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { plainSection } from '@veranda/domain/pages/plain-section';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { describe, expect, it } from 'vitest';
import { createDocumentSession } from '../../documents/document-session.ts';
import { pageArrangement } from './page-arrangement.ts';

const block = (id: string, y: number): Block => ({
  id,
  sectionId: 's1',
  position: `a${y}`,
  type: 53,
  value: { label: id, href: '', newWindow: false, size: 'medium', variant: 'primary' },
  style: {},
  layout: { desktop: { x: 0, y, w: 6, h: 2, z: 0, align: 'start' } },
});
const page: PageDocument = {
  schema: 1,
  sections: { s1: plainSection('s1', 'a0') },
  blocks: { a: block('a', 0), b: block('b', 2) },
};

function opened() {
  let count = 0;
  const session = createDocumentSession({
    kind: pageKind,
    loaded: { document: page, seq: 0 },
    author: 'me',
    newId: () => `t${(count += 1)}`,
    now: () => 0,
  });
  return { session, arrangement: pageArrangement(session) };
}

describe('the arrangement of a page', () => {
  it('stays the same object while words of a block are changed, and is that of now after a style or a removal', () => {
    const { session, arrangement } = opened();
    const before = arrangement.getState();
    session.change([edit('block.setValue', { id: 'a', path: 'label', value: 'Go', was: 'a' })], {
      label: '',
    });
    expect(session.getState().document).not.toBe(before);
    expect(arrangement.getState()).toBe(before);

    session.change([edit('block.setStyle', { id: 'a', name: 'paddingX', value: 'm' })], { label: '' });
    expect(arrangement.getState()).toBe(session.getState().document);
    expect(arrangement.getState().blocks['a']?.value).toMatchObject({ label: 'Go' });

    session.change([edit('block.remove', { ids: ['b'] })], { label: '' });
    expect(Object.keys(arrangement.getState().blocks)).toEqual(['a']);
  });

  it('is another one when a section is dressed anew', () => {
    const { session, arrangement } = opened();
    const set = { id: 's1', path: 'theme', value: 'dark', was: page.sections['s1']?.theme } as const;
    expect(session.change([edit('section.set', set as never)], { label: '' })).toBeNull();
    expect(arrangement.getState().sections['s1']?.theme).toBe('dark');
  });
});
