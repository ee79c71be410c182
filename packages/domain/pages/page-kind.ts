import { editedSections } from './edited-sections.ts';
import type { DocumentKind, TextEdit } from '../documents/document-kind.ts';
import type { Edit, EditFunction } from '../documents/edit.ts';
import type { PageDocument } from './document.ts';
import type { ItemFields } from './item-fields.ts';
import { insertBlocks, moveBlocks, moveOnPhone, removeBlocks } from './edits/block-layout.ts';
import { setBlockStyle, setBlockText, setBlockValue, transformBlock } from './edits/block-values.ts';
import { edit } from './edits/edit-of.ts';
import { setMeta, setStatus } from './edits/item-edits.ts';
import type { ItemEditArgs, PageEditArgs } from './edits/page-edit.ts';
import { insertSection, moveSection, removeSection, setSection } from './edits/section-edits.ts';
import { migrateBlocks } from './migrate-blocks.ts';
import { validateDocument } from './validate.ts';
import { validateItem, validateProposal } from './validate-item.ts';

type PageEdits = { readonly [Name in keyof PageEditArgs]: EditFunction<PageDocument, PageEditArgs[Name]> };

const edits: PageEdits = {
  'block.insert': insertBlocks,
  'block.remove': removeBlocks,
  'block.move': moveBlocks,
  'block.movePhone': moveOnPhone,
  'block.setValue': setBlockValue,
  'block.setText': setBlockText,
  'block.setStyle': setBlockStyle,
  'block.transform': transformBlock,
  'section.insert': insertSection,
  'section.remove': removeSection,
  'section.move': moveSection,
  'section.set': setSection,
};

/** Pages: sections and blocks. */
export const pageKind: DocumentKind<PageDocument> = {
  key: 'page',
  schema: 1,
  migrations: [],
  migrateParts: migrateBlocks,
  edits,
  validate: validateDocument,
  textEdit,
  replaced,
  editedParts: editedSections,
};

type ItemEdits = {
  readonly [Name in keyof ItemEditArgs]: EditFunction<PageDocument, ItemEditArgs[Name]>;
};

const itemEdits: ItemEdits = { ...edits, 'doc.setMeta': setMeta, 'doc.setStatus': setStatus };

/** Item of a collection: the same sections and blocks, with the item's fields as `meta`. */
export const itemKind: DocumentKind<PageDocument> = {
  ...pageKind,
  key: 'item',
  edits: itemEdits,
  validate: validateItem,
};

/** Content of a product's page below what every product has: the same sections and blocks. */
export const productKind: DocumentKind<PageDocument> = { ...pageKind, key: 'product' };

/** What somebody proposes for a page or an item. */
export const proposalKind: DocumentKind<PageDocument> = {
  ...itemKind,
  key: 'proposal',
  validate: validateProposal,
};

function textEdit({ name, args }: Edit): TextEdit | null {
  if (name !== 'block.setText') return null;
  const { id, path, steps } = args as unknown as PageEditArgs['block.setText'];
  return {
    field: `blocks.${id}.value.${path}`,
    steps,
    withSteps: (changed) => edit('block.setText', { id, path, steps: changed }),
  };
}

function replaced(
  { blocks, sections, meta }: PageDocument,
  { name, args }: Edit,
): { readonly value: unknown } | null {
  const { id = '', path = '', name: property = '' } = args as Readonly<Record<string, string>>;
  const block = blocks[id];
  const section = sections[id] as Readonly<Record<string, unknown>> | undefined;
  if (name === 'block.setValue' && block) return { value: block.value[path] };
  if (name === 'block.setStyle' && block) return { value: block.style[property] };
  if (name === 'doc.setMeta' && meta) return { value: meta[path as keyof ItemFields] };
  if (name === 'doc.setStatus' && meta) return { value: meta.status };
  return name === 'section.set' && section ? { value: section[path] } : null;
}
