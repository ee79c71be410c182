import { plainSection } from './plain-section.ts';
import { blockKind } from '../blocks/registry.ts';
import type { Edit } from '../documents/edit.ts';
import { type Dice, pick } from '../documents/random-histories.test-data.ts';
import { randomSteps } from '../documents/random-steps.test-data.ts';
import { emptyText, type RichText } from '../rich-text/rich-text.ts';
import { blockStyleNames, blockStyles } from './block-style.ts';
import type { Block, GridPlace, PageDocument } from './document.ts';
import { edit } from './edits/edit-of.ts';

/** A page of two sections with a text and a button each. */
export function emptyPage(): PageDocument {
  const blocks = ['s1', 's2'].flatMap((sectionId, index) => [
    block({ id: `text${index}`, sectionId, position: 'a0', type: 2 }, { x: 0, y: 0, w: 12, h: 4 }),
    block({ id: `button${index}`, sectionId, position: 'a1', type: 53 }, { x: 12, y: 0, w: 6, h: 2 }),
  ]);
  return {
    schema: 1,
    sections: { s1: plainSection('s1', 'a0'), s2: plainSection('s2', 'a1') },
    blocks: Object.fromEntries(blocks.map((made) => [made.id, made])),
  };
}

function block(
  { id, sectionId, position, type }: { id: string; sectionId: string; position: string; type: number },
  place: Pick<GridPlace, 'x' | 'y' | 'w' | 'h'>,
): Block {
  const layout = { desktop: { ...place, z: 0, align: 'start' as const } };
  return { id, sectionId, position, type, value: blockKind(type)?.defaults ?? {}, style: {}, layout };
}

/** Any edit of the closed list on this page; now and then one whose block is gone. */
export function randomEdit(roll: Dice, document: PageDocument): Edit {
  const makers = [
    insert,
    insert,
    remove,
    move,
    move,
    movePhone,
    setValue,
    setText,
    setText,
    setStyle,
    transform,
    ofSection,
  ];
  return (makers[roll(makers.length)] ?? insert)(roll, document);
}

const blockOf = (roll: Dice, document: PageDocument) => pick(roll, Object.values(document.blocks));
const idOf = (roll: Dice, document: PageDocument) => blockOf(roll, document)?.id ?? 'gone';
const sectionOf = (roll: Dice, document: PageDocument) => pick(roll, Object.keys(document.sections)) ?? 's1';

function position(roll: Dice): string {
  return `b${String(roll(1_000_000))}`;
}

function place(roll: Dice, columns: number): GridPlace {
  const w = 1 + roll(columns);
  return {
    x: roll(columns - w + 1),
    y: roll(14),
    w,
    h: 1 + roll(5),
    z: roll(12) === 0 ? 1 : 0,
    align: 'start',
  };
}

function insert(roll: Dice, document: PageDocument): Edit {
  const sectionId = sectionOf(roll, document);
  const id = `n${roll(1_000_000_000)}`;
  const made = block(
    { id, sectionId, position: position(roll), type: pick(roll, [2, 53, 21]) ?? 2 },
    place(roll, 24),
  );
  const shifts = roll(3) === 0 ? [{ sectionId, from: roll(10), by: roll(5) - 2 }] : undefined;
  return edit('block.insert', { sectionId, blocks: [made], ...(shifts ? { shifts } : {}) });
}

function remove(roll: Dice, document: PageDocument): Edit {
  const ids = [idOf(roll, document), ...(roll(3) === 0 ? [idOf(roll, document)] : [])];
  return edit('block.remove', { ids: [...new Set(ids)] });
}

function move(roll: Dice, document: PageDocument): Edit {
  const [first, second] = [idOf(roll, document), idOf(roll, document)];
  const sectionId = sectionOf(roll, document);
  const target = place(roll, 24);
  const moves = [{ id: first, sectionId, position: position(roll), place: target }];
  if (second !== first && roll(3) === 0) {
    const below = { ...target, y: target.y + target.h };
    moves.push({ id: second, sectionId, position: position(roll), place: below });
  }
  return edit('block.move', { moves });
}

function movePhone(roll: Dice, document: PageDocument): Edit {
  return edit('block.movePhone', {
    moves: [{ id: idOf(roll, document), place: roll(3) === 0 ? null : place(roll, 8) }],
  });
}

function setValue(roll: Dice, document: PageDocument): Edit {
  const button = pick(
    roll,
    Object.values(document.blocks).filter(({ type }) => type === 53),
  );
  const was = button?.value['label'];
  const value = `label ${roll(100)}`;
  return edit('block.setValue', {
    id: button?.id ?? 'gone',
    path: 'label',
    value,
    ...(was === undefined ? {} : { was }),
  });
}

function setText(roll: Dice, document: PageDocument): Edit {
  const text = pick(
    roll,
    Object.values(document.blocks).filter(({ type }) => type === 2),
  );
  const steps = randomSteps(roll, (text?.value['doc'] ?? emptyText) as RichText);
  return edit('block.setText', { id: text?.id ?? 'gone', path: 'doc', steps });
}

function transform(roll: Dice, document: PageDocument): Edit {
  const type = pick(roll, [53, 21]) ?? 53;
  return edit('block.transform', { id: idOf(roll, document), type, value: blockKind(type)?.defaults ?? {} });
}

function setStyle(roll: Dice, document: PageDocument): Edit {
  const target = blockOf(roll, document);
  const name = pick(roll, blockStyleNames) ?? 'corner';
  const value = pick(roll, blockStyles[name]);
  const was = target?.style[name];
  return edit('block.setStyle', {
    id: target?.id ?? 'gone',
    name,
    value,
    ...(was === undefined ? {} : { was }),
  });
}

function ofSection(roll: Dice, document: PageDocument): Edit {
  const id = sectionOf(roll, document);
  const target = document.sections[id];
  switch (roll(5)) {
    case 0:
      return edit('section.insert', {
        section: plainSection(`s${roll(1_000_000)}`, position(roll)),
        blocks: [],
      });
    case 1:
      return Object.keys(document.sections).length > 1
        ? edit('section.remove', { id })
        : edit('section.move', { id, position: position(roll) });
    case 2:
      return edit('section.move', { id, position: position(roll) });
    default: {
      const value = pick(roll, ['light', 'dark', 'accent'] as const);
      return edit('section.set', { id, path: 'theme', value, was: target?.theme });
    }
  }
}
