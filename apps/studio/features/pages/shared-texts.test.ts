import { refuse } from '@veranda/domain/refusal';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { emptyPage } from '@veranda/domain/pages/random-edits.test-data';
import { describe, expect, it } from 'vitest';
import { createDocumentSession } from '../../documents/document-session.ts';
import { canvasTexts } from './shared-texts.ts';

/** The texts of a page in a tab to which it comes that somebody else types in its sections. */
function lockedPage() {
  let ids = 0;
  const session = createDocumentSession({
    kind: pageKind,
    loaded: { document: emptyPage(), seq: 0 },
    author: 'ana',
    newId: () => `ana-${(ids += 1)}`,
    now: () => 0,
    guard: () => refuse('section-locked', { field: 'sections.s1', params: { name: 'Ben' } }),
  });
  return { session, texts: canvasTexts(session) };
}

const caret = { anchor: 1, head: 1 };

describe('what is typed while the lock of somebody else is on its way', () => {
  it('is kept in plain words and in formatted text', () => {
    const { session, texts } = lockedPage();
    expect(texts.plain('button0', 'label').change('Visit us')).toBe(true);
    const steps = [
      {
        stepType: 'replace',
        from: 0,
        to: 0,
        slice: { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Late words' }] }] },
      },
    ];
    const change = { steps, isTyping: true, before: caret, after: caret };
    expect(texts.rich('text0', 'doc').change(change)).toBe(true);
    const { button0, text0 } = session.getState().document.blocks;
    expect(button0?.value['label']).toBe('Visit us');
    expect(JSON.stringify(text0?.value)).toContain('Late words');
  });

  it('does not open the section for anything else', () => {
    const { session } = lockedPage();
    const remove = edit('block.remove', { ids: ['button0'] });
    expect(session.change([remove], { label: 'Removed' })).toMatchObject({ code: 'section-locked' });
  });

  it('is refused where its block is gone', () => {
    const { session, texts } = lockedPage();
    session.change([edit('block.remove', { ids: ['button0'] })], { label: 'Removed', isUnguarded: true });
    expect(texts.plain('button0', 'label').change('Visit us')).toBe(false);
  });
});
