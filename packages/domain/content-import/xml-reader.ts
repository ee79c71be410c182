import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Refusal, refuse } from '../refusal.ts';
import { xmlLimits } from './limits.ts';
import type { XmlElement } from './xml-element.ts';

/** Reader of XML that arrives piece by piece. */
interface XmlReader {
  /** Reads a further piece. @returns why the file is not read any further, or null */
  write(piece: string): Refusal | null;
  /** Says that there is no more. */
  end(): Refusal | null;
}

interface XmlHandlers {
  /** True for an element that is wanted whole, by the names of those around it from the root and its own. */
  readonly isWanted: (path: readonly string[]) => boolean;
  readonly onElement: (element: XmlElement, path: readonly string[]) => void;
}

/** References that feeds write without declaring them. */
const namedCharacters = {
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  eacute: 'é',
  euro: '€',
};

// Characters that XML has no place for, which exports of databases hold.
const impossible = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

/**
 * Gives the wanted elements one at a time, so that a file of any size takes the memory of its largest entry. What would
 * make it take more is refused by name: declared entities, elements inside each other without end, a part that does
 * not end.
 */
export function createXmlReader(handlers: XmlHandlers): XmlReader {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, namedCharacters);
  const state: Reading = { path: [], open: [], elements: 0, sinceEvent: 0, problem: null };
  parser.on('error', () => fail(state, refuse('import-not-xml', { params: { line: parser.line } })));
  parser.on('doctype', (text) => {
    state.sinceEvent = 0;
    if (/<!|\b(?:SYSTEM|PUBLIC)\b/.test(text)) fail(state, refuse('import-entities'));
  });
  parser.on('opentag', (tag) => openTag(state, tag, handlers));
  parser.on('text', (text) => addText(state, text));
  parser.on('cdata', (text) => addText(state, text));
  parser.on('comment', () => {
    state.sinceEvent = 0;
  });
  parser.on('closetag', () => closeTag(state, handlers));
  return {
    write(piece) {
      if (state.problem !== null) return state.problem;
      state.sinceEvent += piece.length;
      parser.write(piece.replace(impossible, '\ufffd'));
      if (state.sinceEvent > xmlLimits.partCharacters + piece.length) fail(state, tooLarge());
      return state.problem;
    },
    end() {
      if (state.problem === null) parser.close();
      return state.problem;
    },
  };
}

interface Reading {
  readonly path: string[];
  /** Elements that are being read, from the wanted one on. */
  readonly open: XmlElement[];
  elements: number;
  /** Characters since a tag, a comment or a text ended. */
  sinceEvent: number;
  problem: Refusal | null;
}

function openTag(state: Reading, { name, attributes }: SaxesTagPlain, { isWanted }: XmlHandlers): void {
  state.sinceEvent = 0;
  state.path.push(name);
  if (state.path.length > xmlLimits.depth)
    fail(state, refuse('import-too-deep', { params: { max: xmlLimits.depth } }));
  const parent = state.open.at(-1);
  if (!parent && !isWanted(state.path)) return;
  state.elements = parent ? state.elements + 1 : 1;
  if (state.elements > xmlLimits.elements) fail(state, tooLarge());
  const element = { name, attributes, content: [] };
  parent?.content.push(element);
  state.open.push(element);
}

function addText(state: Reading, text: string): void {
  state.sinceEvent = 0;
  if (text.length > xmlLimits.partCharacters) fail(state, tooLarge());
  if (state.problem === null) state.open.at(-1)?.content.push(text);
}

function closeTag(state: Reading, { onElement }: XmlHandlers): void {
  state.sinceEvent = 0;
  const element = state.open.pop();
  if (element && state.open.length === 0 && state.problem === null) onElement(element, state.path);
  state.path.pop();
}

function fail(state: Reading, refusal: Refusal): void {
  state.problem ??= refusal;
}

function tooLarge(): Refusal {
  return refuse('import-part-too-large', { params: { max: xmlLimits.partCharacters } });
}
