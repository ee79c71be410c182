import { editedSections } from './edited-sections.ts';
import type { DocumentKind, TextEdit } from '../documents/document-kind.ts';
import type { Edit, EditFunction } from '../documents/edit.ts';
import type { PageDocument } from './document.ts';
import { insertBlocks, moveBlocks, moveOnPhone, removeBlocks } from './edits/block-layout.ts';
import { setBlockStyle, setBlockText, setBlockValue, transformBlock } from './edits/block-values.ts';
import { edit } from './edits/edit-of.ts';
import type { PageEditArgs } from './edits/page-edit.ts';
import { insertSection, moveSection, removeSection, setSection } from './edits/section-edits.ts';
import { validateDocument } from './validate.ts';

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
  edits,
  validate: validateDocument,
  textEdit,
  replaced,
  editedParts: editedSections,
};

/** Content of a collection’s item: the same sections and blocks. */
export const itemKind: DocumentKind<PageDocument> = { ...pageKind, key: 'item' };

/** What somebody proposes for a page or an item. */
export const proposalKind: DocumentKind<PageDocument> = { ...pageKind, key: 'proposal' };

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
  { blocks, sections }: PageDocument,
  { name, args }: Edit,
): { readonly value: unknown } | null {
  const { id = '', path = '', name: property = '' } = args as Readonly<Record<string, string>>;
  const block = blocks[id];
  const section = sections[id] as Readonly<Record<string, unknown>> | undefined;
  if (name === 'block.setValue' && block) return { value: block.value[path] };
  if (name === 'block.setStyle' && block) return { value: block.style[property] };
  return name === 'section.set' && section ? { value: section[path] } : null;
}
