import { describe, expect, it } from 'vitest';
import { plainItem as meta } from '../../pages/item-meta.test-data.ts';
import { runEdits } from '../../documents/transaction.ts';
import type { PageDocument } from '../../pages/document.ts';
import { itemKind, pageKind } from '../../pages/page-kind.ts';
import { isRefusal } from '../../refusal.ts';
import { checkComments } from './check-comments.ts';

const document: PageDocument = {
  schema: 1,
  sections: {
    s: {
      id: 's',
      position: 'a0',
      theme: 'light',
      background: { kind: 'none' },
      width: 'content',
      minHeight: 0,
      spacing: 'medium',
      verticalAlign: 'top',
      anchor: '',
    },
  },
  blocks: Object.fromEntries(
    [
      { id: 'c', type: 16 },
      { id: 'q', type: 31 },
    ].map(({ id, type }) => [
      id,
      {
        id,
        type,
        sectionId: 's',
        position: `a${id}`,
        value: {},
        style: {},
        layout: { desktop: { x: 0, y: 0, w: 6, h: 2, z: 0, align: 'start' as const } },
      },
    ]),
  ),
};

describe('the check list of comments', () => {
  it('finds nothing on an item that has comments', () => {
    expect(checkComments(document, { enabled: true, item: { hasComments: true } })).toEqual([]);
  });

  it('finds a block on a page, which has no comments, and takes it away', () => {
    const [finding, ...others] = checkComments(document, { enabled: true, item: null });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'comments-no-item', blockId: 'c', sectionId: 's' });
    const run = runEdits(pageKind, document, finding?.repair ?? []);
    expect(isRefusal(run) ? run : Object.keys(run.document.blocks)).toEqual(['q']);
  });

  it.each([undefined, false])(
    'finds a block on an item without comments (%s), and allows them',
    (hasComments) => {
      const item = { ...document, meta: { ...meta, ...(hasComments === undefined ? {} : { hasComments }) } };
      const [finding] = checkComments(item, { enabled: true, item: item.meta });
      expect(finding?.code).toBe('comments-off');
      const run = runEdits(itemKind, item, finding?.repair ?? []);
      expect(isRefusal(run) ? run : run.document.meta?.hasComments).toBe(true);
    },
  );

  it('leaves the setting of the whole site to the owner', () => {
    expect(checkComments(document, { enabled: false, item: { hasComments: true } })).toMatchObject([
      { code: 'comments-disabled', repair: null },
    ]);
  });
});
