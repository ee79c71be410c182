import type { Applied, EditRefusal } from '../../documents/edit.ts';
import { replacement } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import { refuse } from '../../refusal.ts';
import { maxBlocksPerSection, type PageDocument, type Section } from '../document.ts';
import { blocksInOrder } from '../reading-order.ts';
import { documentLimits, sectionProblem } from '../validate.ts';
import { edit } from './edit-of.ts';
import type { PageEditArgs } from './page-edit.ts';

type Outcome = Applied<PageDocument> | EditRefusal;

/** `section.insert`: a section that comes with its blocks. */
export function insertSection(document: PageDocument, args: PageEditArgs['section.insert']): Outcome {
  const { section } = args;
  if (document.sections[section.id]) return refuse('edit-conflict', { field: `sections.${section.id}` });
  if (Object.keys(document.sections).length >= documentLimits.sections)
    return refuse('document-full', { field: 'sections' });
  if (args.blocks.length > maxBlocksPerSection)
    return refuse('too-many-blocks', {
      field: `sections.${section.id}`,
      params: { max: maxBlocksPerSection },
    });
  if (args.blocks.some(({ id }) => document.blocks[id])) return refuse('edit-conflict', { field: 'blocks' });
  const blocks = args.blocks.map((block) => [block.id, { ...block, sectionId: section.id }] as const);
  return {
    document: {
      ...document,
      sections: { ...document.sections, [section.id]: section },
      blocks: { ...document.blocks, ...Object.fromEntries(blocks) },
    },
    inverse: [edit('section.remove', { id: section.id })],
  };
}

/** `section.remove`: the section with its blocks. */
export function removeSection(document: PageDocument, { id }: PageEditArgs['section.remove']): Outcome {
  const { [id]: section, ...sections } = document.sections;
  if (!section) return gone(id);
  const blocks = blocksInOrder(document, id);
  const rest = Object.entries(document.blocks).filter(([, block]) => block.sectionId !== id);
  return {
    document: { ...document, sections, blocks: Object.fromEntries(rest) },
    inverse: [edit('section.insert', { section, blocks })],
  };
}

/** `section.move`: another place among the page's sections. */
export function moveSection(document: PageDocument, args: PageEditArgs['section.move']): Outcome {
  const { id, position } = args;
  const section = document.sections[id];
  if (!section) return gone(id);
  return {
    document: withSection(document, { ...section, position }),
    inverse: [edit('section.move', { id, position: section.position })],
  };
}

/** `section.set`: one field, where it is still what it replaces; refused for a value that the field forbids. */
export function setSection(document: PageDocument, args: PageEditArgs['section.set']): Outcome {
  const { id, path, value, was } = args;
  const section = document.sections[id];
  if (!section) return gone(id);
  if (!sameValue(section[path], was)) return refuse('edit-conflict', { field: `sections.${id}.${path}` });
  const changed = { ...section, [path]: value };
  const problem = sectionProblem(id, changed);
  if (problem !== null) return problem;
  return {
    document: withSection(document, changed),
    inverse: [edit('section.set', replacement({ id, path }, { value: was, was: value }))],
  };
}

function withSection(document: PageDocument, section: Section): PageDocument {
  return { ...document, sections: { ...document.sections, [section.id]: section } };
}

function gone(id: string): EditRefusal {
  return refuse('edit-target-gone', { field: `sections.${id}` });
}
