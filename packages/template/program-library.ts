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
  const programCache = createProgramCache<Program>(maxPrograms);
  const seen = createProgramCache<true>(maxSeenTexts, maxSeenCharacters);

  function keep(wanted: ProgramSource): Program {
    const known = programCache.get(wanted);
    if (known) return known;
    const program = makeProgram(language, wanted);
    programCache.put(wanted, program);
    return program;
  }

  return {
    keep,
    get(wanted) {
      const known = programCache.get(wanted);
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

/** Texts of one name and length that are kept at most, of those that are not kept by themselves. */
const maxOfOneLength = 8;

/** Characters of a text that is kept by itself: a page has many such as `{block|apply block-text}`. */
const maxHashedLength = 64;

// By name and mode, then short texts by themselves and others by length and comparison: hashing every text
// that comes would cost a tenth of reading it. When they are full they are emptied.
function createProgramCache<T>(room: number, characters = Number.POSITIVE_INFINITY): ProgramCache<T> {
  const byLabel = new Map<string, Map<string | number, { readonly source: string; readonly value: T }[]>>();
  let count = 0;
  let length = 0;
  const labelOf = ({ preprocess, name }: ProgramSource): string => (preprocess ? `^${name}` : name);
  const bucketOf = ({ source }: ProgramSource) => (source.length <= maxHashedLength ? source : source.length);

  return {
    get(wanted) {
      const entries = byLabel.get(labelOf(wanted))?.get(bucketOf(wanted));
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
      const buckets = byLabel.get(label) ?? new Map<string | number, { source: string; value: T }[]>();
      const entries = buckets.get(bucketOf(wanted)) ?? [];
      if (entries.length >= maxOfOneLength) entries.shift();
      entries.push({ source, value });
      buckets.set(bucketOf(wanted), entries);
      byLabel.set(label, buckets);
      count += 1;
      length += source.length;
    },
  };
}
