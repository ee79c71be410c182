import type { Replacement } from '../../documents/replacement.ts';
import type { StepJson } from '../../documents/text-steps.ts';
import type { Block, GridPlace, Section } from '../document.ts';
import type { ItemFields, ItemStatus } from '../item-fields.ts';
import type { RowShift } from './row-shifts.ts';

/** A block's new place: its section, its fractional key among the section's blocks, and its cells on the desktop. */
export interface BlockMove {
  readonly id: string;
  readonly sectionId: string;
  readonly position: string;
  readonly place: GridPlace;
  /** The place on the phone that it takes along into another section, where nothing is in the way there. */
  readonly phone?: GridPlace;
}

/** A block's own place on the phone; null for the place that follows from the desktop. */
interface PhoneMove {
  readonly id: string;
  readonly place: GridPlace | null;
}

/** Arguments of the edits of a page by their names: the closed list (design/editor.md, named edits). */
export interface PageEditArgs {
  /** Blocks that come complete, of one section; rows open by `shifts` first, and then where something is in the way. */
  readonly 'block.insert': {
    readonly sectionId: string;
    readonly blocks: readonly Block[];
    readonly shifts?: readonly RowShift[];
  };
  /** Rows close by `shifts`; without them, those that only the removed blocks stood in. */
  readonly 'block.remove': { readonly ids: readonly string[]; readonly shifts?: readonly RowShift[] };
  readonly 'block.move': { readonly moves: readonly BlockMove[]; readonly shifts?: readonly RowShift[] };
  readonly 'block.movePhone': { readonly moves: readonly PhoneMove[]; readonly shifts?: readonly RowShift[] };
  /** One field of a block's value, by its path. */
  readonly 'block.setValue': Replacement & { readonly id: string; readonly path: string };
  /** ProseMirror steps of a rich text field. */
  readonly 'block.setText': {
    readonly id: string;
    readonly path: string;
    readonly steps: readonly StepJson[];
  };
  readonly 'block.setStyle': Replacement & { readonly id: string; readonly name: string };
  /** Another kind with a value of its own. */
  readonly 'block.transform': {
    readonly id: string;
    readonly type: number;
    readonly value: Readonly<Record<string, unknown>>;
  };
  readonly 'section.insert': { readonly section: Section; readonly blocks: readonly Block[] };
  readonly 'section.remove': { readonly id: string };
  readonly 'section.move': { readonly id: string; readonly position: string };
  readonly 'section.set': Replacement & { readonly id: string; readonly path: SectionField };
}

/** Arguments of the edits of an item: those of a page, and of the item's own fields. */
export interface ItemEditArgs extends PageEditArgs {
  /** One field of the item, by its name. */
  readonly 'doc.setMeta': Replacement & { readonly path: keyof ItemFields };
  readonly 'doc.setStatus': { readonly value: ItemStatus; readonly was: ItemStatus };
}

export const sectionFields = [
  'theme',
  'background',
  'width',
  'minHeight',
  'spacing',
  'verticalAlign',
  'anchor',
] as const;
type SectionField = (typeof sectionFields)[number];

/** An edit of a page or an item with the arguments of its name. */
export type PageEdit = {
  readonly [Name in keyof ItemEditArgs]: { readonly name: Name; readonly args: ItemEditArgs[Name] };
}[keyof ItemEditArgs];
