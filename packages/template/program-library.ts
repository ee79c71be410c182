import { parse } from './1-parse/parse.ts';
import type { TagMemory } from './1-parse/tag.ts';
import { compileTree } from './2-compile/compile.ts';
import type { Program } from './3-run/program.ts';
import { positionAt, templateError } from './errors.ts';
import { isLongerThan, type Limits } from './limits.ts';
import type { Registry } from './registry.ts';

/** Source of a program. */
interface ProgramSource {
  readonly source: string;
  /** Name of the partial or file, for its errors. */
  readonly name: string;
  readonly preprocess: boolean;
}

/** Compiled templates, kept by their text: sites that share a theme share its programs. */
interface ProgramLibrary {
  /**
   * The program of a text; it is kept from the second time on, since most texts that come once never come
   * again.
   */
  get(wanted: ProgramSource): Program;
  /** The same, kept at once. */
  keep(wanted: ProgramSource): Program;
}

/** Programs kept, and texts remembered that came once; how long those may be in all (characters). */
const maxPrograms = 2_000;
const maxSeenTexts = 4_096;
const maxSeenCharacters = 8_000_000;

export function programLibrary(registry: Registry, limits: Limits): ProgramLibrary {
  const language = { registry, limits, memory: { chains: new Map(), instructions: new Map() } };
  const kept = createProgramCache<Program>(maxPrograms);
  const seen = createProgramCache<true>(maxSeenTexts, maxSeenCharacters);

  function keep(wanted: ProgramSource): Program {
    const known = kept.get(wanted);
    if (known) return known;
    const program = makeProgram(language, wanted);
    kept.put(wanted, program);
    return program;
  }

  return {
    keep,
    get(wanted) {
      const known = kept.get(wanted);
      if (known) return known;
      if (seen.get(wanted)) return keep(wanted);
      seen.put(wanted, true);
      return makeProgram(language, wanted);
    },
  };
}

/** Tools that programs are made with. */
interface Language {
  readonly registry: Registry;
  readonly limits: Limits;
  readonly memory: TagMemory;
}

function makeProgram(
  { registry, limits, memory }: Language,
  { source, name, preprocess }: ProgramSource,
): Program {
  if (isLongerThan(source, limits.sourceBytes)) {
    const detail = { code: 'LIMIT_SOURCE', data: { limit: limits.sourceBytes } } as const;
    const errors = [templateError(detail, { line: 1, column: 1 }, name)];
    return { name, source: '', body: [], errors, nodes: [], size: 0, runs: 0, generated: null };
  }
  const assembly = { nesting: limits.nesting, errors: limits.errors };
  const tree = parse(source, { registry, memory, preprocess, maxNodes: limits.nodes, assembly });
  return {
    name,
    source,
    body: compileTree(tree, limits),
    errors: tree.faults.map((fault) => templateError(fault.detail, positionAt(source, fault.offset), name)),
    nodes: tree.body,
    size: tree.nodes,
    runs: 0,
    generated: undefined,
  };
}

interface ProgramCache<T> {
  get(wanted: ProgramSource): T | undefined;
  put(wanted: ProgramSource, value: T): void;
}

/** Texts of one name and length that are kept at most. */
const maxOfOneLength = 8;

// By name and mode, then by length, then by comparison: hashing every text that comes would cost a tenth of
// reading it. When they are full they are emptied.
function createProgramCache<T>(room: number, characters = Number.POSITIVE_INFINITY): ProgramCache<T> {
  const byLabel = new Map<string, Map<number, { readonly source: string; readonly value: T }[]>>();
  let count = 0;
  let length = 0;
  const labelOf = ({ preprocess, name }: ProgramSource): string => (preprocess ? `^${name}` : name);

  return {
    get(wanted) {
      const entries = byLabel.get(labelOf(wanted))?.get(wanted.source.length);
      return entries?.find(({ source }) => source === wanted.source)?.value;
    },
    put(wanted, value) {
      if (count >= room || length >= characters) {
        byLabel.clear();
        count = 0;
        length = 0;
      }
      const { source } = wanted;
      const label = labelOf(wanted);
      const lengths = byLabel.get(label) ?? new Map<number, { source: string; value: T }[]>();
      const entries = lengths.get(source.length) ?? [];
      if (entries.length >= maxOfOneLength) entries.shift();
      entries.push({ source, value });
      lengths.set(source.length, entries);
      byLabel.set(label, lengths);
      count += 1;
      length += source.length;
    },
  };
}
