import { describe, expect } from 'vitest';
import { itHasDocumentHistories } from '../documents/random-histories.test-data.ts';
import type { Block, PageDocument } from './document.ts';
import { collide } from './edits/row-shifts.ts';
import { pageKind } from './page-kind.ts';
import { emptyPage, randomEdit } from './random-edits.test-data.ts';

describe('a page as a document of edits', () =>
  itHasDocumentHistories({ kind: pageKind, start: emptyPage(), randomEdit, check: expectNoOverlaps }));

function expectNoOverlaps(document: PageDocument): void {
  const blocks = Object.values(document.blocks);
  for (const [index, block] of blocks.entries())
    for (const other of blocks.slice(index + 1)) expectApart(block, other);
}

function expectApart(a: Block, b: Block): void {
  if (a.sectionId !== b.sectionId) return;
  expect(collide(a.layout.desktop, b.layout.desktop), `${a.id} and ${b.id}`).toBe(false);
  const [left, right] = [a.layout.phone, b.layout.phone];
  if (left && right) expect(collide(left, right), `${a.id} and ${b.id}, phone`).toBe(false);
}
