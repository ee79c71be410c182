import { blockKind, isBlockNumber } from '../blocks/registry.ts';
import { maxUnknownValue, validateValue } from '../blocks/validate-value.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isFocalPoint } from '../media/focal-point.ts';
import { isBlockStyleName, isBlockStyleValue } from './block-style.ts';
import {
  anchorPattern,
  gridColumns,
  maxBlocksPerSection,
  type PageDocument,
  recordIdPattern,
  sectionAlignments,
  sectionHeights,
  sectionSpacings,
  sectionThemes,
  sectionWidths,
  videoPattern,
} from './document.ts';

type Found = Refusal<'malformed'> | Refusal<'too-many-blocks'> | null;
type Rec = Readonly<Record<string, unknown>>;

/** Sections of a page, and the rows that a block may reach down to. */
export const documentLimits = { sections: 100, rows: 1000, styles: 20 } as const;

/** The document as a typed value, or a refusal that names the first field at fault. */
export function validateDocument(value: unknown): PageDocument | Refusal {
  return documentProblem(value) ?? (value as PageDocument);
}

function documentProblem(value: unknown): Found {
  if (!isRecord(value)) return bad('document', 'not an object');
  if (value['schema'] !== 1) return bad('schema', 'not 1');
  const { sections, blocks } = value;
  if (!isRecord(sections)) return bad('sections', 'not an object');
  if (!isRecord(blocks)) return bad('blocks', 'not an object');
  if (Object.keys(sections).length > documentLimits.sections)
    return bad('sections', `more than ${documentLimits.sections}`);
  return (
    unknownKey(value, ['schema', 'sections', 'blocks'], '') ??
    firstOf(Object.entries(sections), ([id, section]) => sectionProblem(id, section)) ??
    firstOf(Object.entries(blocks), ([id, block]) => blockProblem(id, block, sections)) ??
    crowdProblem(blocks)
  );
}

const sectionKeys = [
  'id',
  'position',
  'theme',
  'background',
  'width',
  'minHeight',
  'spacing',
  'verticalAlign',
  'anchor',
];

/** Null for a section that is one; else what is wrong with it. */
export function sectionProblem(id: string, section: unknown): Found {
  const path = `sections.${id}`;
  if (!isRecord(section)) return bad(path, 'not an object');
  return (
    idProblem(id, section['id'], path) ??
    unknownKey(section, sectionKeys, `${path}.`) ??
    positionProblem(section['position'], path) ??
    oneOf(section['theme'], sectionThemes, `${path}.theme`) ??
    oneOf(section['width'], sectionWidths, `${path}.width`) ??
    oneOf(section['spacing'], sectionSpacings, `${path}.spacing`) ??
    oneOf(section['verticalAlign'], sectionAlignments, `${path}.verticalAlign`) ??
    wholeProblem(section['minHeight'], [sectionHeights.min, sectionHeights.max], `${path}.minHeight`) ??
    matching(section['anchor'], anchorPattern, `${path}.anchor`) ??
    backgroundProblem(section['background'], `${path}.background`)
  );
}

const videoKeys = ['kind', 'fileId', 'url', 'posterAssetId', 'overlay', 'focal'];

function backgroundProblem(background: unknown, path: string): Found {
  if (!isRecord(background)) return bad(path, 'not an object');
  switch (background['kind']) {
    case 'none':
      return unknownKey(background, ['kind'], `${path}.`);
    case 'upload':
      return (
        unknownKey(background, ['kind', 'assetId', 'overlay', 'focal'], `${path}.`) ??
        matching(background['assetId'], /^.{1,100}$/, `${path}.assetId`) ??
        lookProblem(background, path)
      );
    case 'video':
      return (
        unknownKey(background, videoKeys, `${path}.`) ??
        (background['fileId'] === undefined
          ? null
          : matching(background['fileId'], /^.{1,100}$/, `${path}.fileId`)) ??
        (background['url'] === '' ? null : matching(background['url'], videoPattern, `${path}.url`)) ??
        matching(background['posterAssetId'], /^.{0,100}$/, `${path}.posterAssetId`) ??
        lookProblem(background, path)
      );
    default:
      return bad(`${path}.kind`, 'not one of the choices');
  }
}

function lookProblem({ overlay, focal }: Rec, path: string): Found {
  if (focal !== undefined && !isFocalPoint(focal)) return bad(`${path}.focal`, 'not a point of the picture');
  return numberProblem(overlay, [0, 1], `${path}.overlay`);
}

const blockKeys = ['id', 'sectionId', 'position', 'type', 'value', 'style', 'layout'];

function blockProblem(id: string, block: unknown, sections: Rec): Found {
  const path = `blocks.${id}`;
  if (!isRecord(block)) return bad(path, 'not an object');
  const owner = block['sectionId'];
  if (typeof owner !== 'string' || !Object.hasOwn(sections, owner))
    return bad(`${path}.sectionId`, 'no section of this page');
  return (
    idProblem(id, block['id'], path) ??
    unknownKey(block, blockKeys, `${path}.`) ??
    positionProblem(block['position'], path) ??
    valueProblem(block['type'], block['value'], path) ??
    styleProblem(block['style'], `${path}.style`) ??
    layoutProblem(block['layout'], `${path}.layout`)
  );
}

function valueProblem(type: unknown, value: unknown, path: string): Found {
  if (typeof type !== 'number' || !isBlockNumber(type)) return bad(`${path}.type`, 'not a block number');
  if (!isRecord(value)) return bad(`${path}.value`, 'not an object');
  const kind = blockKind(type);
  if (kind !== null) return validateValue(kind, value, `${path}.value`);
  return JSON.stringify(value).length > maxUnknownValue ? bad(`${path}.value`, 'too large') : null;
}

function styleProblem(style: unknown, path: string): Found {
  if (!isRecord(style)) return bad(path, 'not an object');
  const entries = Object.entries(style);
  if (entries.length > documentLimits.styles) return bad(path, `more than ${documentLimits.styles}`);
  return firstOf(entries, ([name, value]) => {
    const at = `${path}.${name}`;
    if (isBlockStyleName(name))
      return isBlockStyleValue(name, value) ? null : bad(at, 'not one of the choices');
    // Pages may hold any name of before the table: nothing draws it, and a page is not lost over it.
    if (!/^[a-z][A-Za-z]{0,30}$/.test(name)) return bad(at, 'not known');
    if (typeof value === 'number' && Number.isFinite(value)) return null;
    return matching(value, /^[A-Za-z0-9 #%.,()-]{0,60}$/, at);
  });
}

function layoutProblem(layout: unknown, path: string): Found {
  if (!isRecord(layout)) return bad(path, 'not an object');
  return (
    unknownKey(layout, ['desktop', 'phone'], `${path}.`) ??
    placeProblem(layout['desktop'], gridColumns.desktop, `${path}.desktop`) ??
    (layout['phone'] === undefined ? null : placeProblem(layout['phone'], gridColumns.phone, `${path}.phone`))
  );
}

function placeProblem(place: unknown, columns: number, path: string): Found {
  if (!isRecord(place)) return bad(path, 'not an object');
  const { x, w } = place;
  return (
    unknownKey(place, ['x', 'y', 'w', 'h', 'z', 'align'], `${path}.`) ??
    wholeProblem(x, [0, columns - 1], `${path}.x`) ??
    wholeProblem(w, [1, columns - (x as number)], `${path}.w`) ??
    wholeProblem(place['y'], [0, documentLimits.rows], `${path}.y`) ??
    wholeProblem(place['h'], [1, documentLimits.rows], `${path}.h`) ??
    wholeProblem(place['z'], [0, 1000], `${path}.z`) ??
    oneOf(place['align'], ['start', 'center', 'end', 'stretch'], `${path}.align`)
  );
}

function crowdProblem(blocks: Rec): Found {
  const counts = new Map<unknown, number>();
  for (const block of Object.values(blocks)) {
    const owner = (block as Rec)['sectionId'];
    const count = (counts.get(owner) ?? 0) + 1;
    if (count > maxBlocksPerSection) {
      return refuse('too-many-blocks', {
        field: `sections.${String(owner)}`,
        params: { max: maxBlocksPerSection },
      });
    }
    counts.set(owner, count);
  }
  return null;
}

function idProblem(key: string, id: unknown, path: string): Found {
  if (!recordIdPattern.test(key)) return bad(path, 'not an id');
  return id === key ? null : bad(`${path}.id`, 'not its own key');
}

function positionProblem(position: unknown, path: string): Found {
  return matching(position, /^[A-Za-z0-9]{1,64}$/, `${path}.position`);
}

function oneOf(value: unknown, choices: readonly string[], path: string): Found {
  return typeof value === 'string' && choices.includes(value) ? null : bad(path, 'not one of the choices');
}

function matching(value: unknown, pattern: RegExp, path: string): Found {
  return typeof value === 'string' && pattern.test(value) ? null : bad(path, 'not of the expected form');
}

function wholeProblem(value: unknown, range: readonly [number, number], path: string): Found {
  return Number.isInteger(value) ? numberProblem(value, range, path) : bad(path, 'not a whole number');
}

function numberProblem(value: unknown, range: readonly [number, number], path: string): Found {
  if (typeof value !== 'number' || !Number.isFinite(value)) return bad(path, 'not a number');
  return value < range[0] || value > range[1] ? bad(path, `not between ${range[0]} and ${range[1]}`) : null;
}

function unknownKey(record: Rec, known: readonly string[], prefix: string): Found {
  const key = Object.keys(record).find((name) => !known.includes(name));
  return key === undefined ? null : bad(`${prefix}${key}`, 'not known');
}

function firstOf<T>(values: readonly T[], problem: (value: T) => Found): Found {
  for (const value of values) {
    const detail = problem(value);
    if (detail !== null) return detail;
  }
  return null;
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}

function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
