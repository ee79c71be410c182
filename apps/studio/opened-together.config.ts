import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Screens that are fetched together, by the names of their files. */
interface ScreenSet {
  readonly name: string;
  readonly screens: readonly string[];
}

/** Modules that many screens share: one chunk for those that the sets of screens import too, one for the rest. */
interface SharedSet {
  readonly name: string;
  /** Name of the chunk that these sets do without. */
  readonly others: string;
  /** Screens that open with such a module, at least. */
  readonly screens: number;
  /** A smaller chunk (bytes, minified) is in the set whoever shares it: fetched alone, it is mostly headers. */
  readonly bytes: number;
}

/**
 * Builds once without writing and finds the modules of each set: what its screens import statically, but neither what
 * the sets before it have nor what other screens fetch without it. Such a set is one chunk in the build that is
 * written: small chunks compress badly, and the bundler makes one for every combination of screens that share a module.
 * The shared set has what many screens share of the rest, and its small parts, as far as they import nothing else.
 * The first set is there with every screen.
 * @returns the set of each such module; those fetched first, before the language is known, are in none
 */
export async function openedTogether(
  config: InlineConfig,
  sets: readonly ScreenSet[],
  shared: SharedSet,
): Promise<ReadonlyMap<string, string>> {
  const built = await build({ ...config, build: { ...config.build, write: false }, logLevel: 'silent' });
  const chunks = chunksOf(built);
  const setOf = new Map<Chunk, string>();
  const first = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  for (const { name, screens } of sets) {
    const opened = screensNamed(chunks, screens);
    const elsewhere = withoutScreens(chunks, new Set(opened));
    for (const chunk of withImports(chunks, opened))
      if (!first.has(chunk) && !setOf.has(chunk) && !elsewhere.has(chunk)) setOf.set(chunk, name);
  }
  const always = withImports(chunks, [...first, ...screensNamed(chunks, sets[0]?.screens ?? [])]);
  const screens = sets.flatMap((set) => set.screens);
  const withSets = withImports(chunks, screensNamed(chunks, screens));
  for (const chunk of sharedBetween(chunks, always, shared))
    if (!first.has(chunk) && !setOf.has(chunk))
      setOf.set(chunk, withSets.has(chunk) ? shared.name : shared.others);
  return new Map([...setOf].flatMap(([{ moduleIds }, name]) => moduleIds.map((module) => [module, name])));
}

function screensNamed(chunks: readonly Chunk[], screens: readonly string[]): readonly Chunk[] {
  const found = chunks.filter(
    ({ facadeModuleId }) => facadeModuleId && screens.includes(basename(facadeModuleId)),
  );
  if (found.length !== screens.length)
    throw new Error(`There is no module for each of ${screens.join(', ')}.`);
  return found;
}

/** Chunks of the shared set, besides those that are always there. */
function sharedBetween(
  chunks: readonly Chunk[],
  always: ReadonlySet<Chunk>,
  { screens, bytes }: SharedSet,
): ReadonlySet<Chunk> {
  const openedWith = new Map<Chunk, number>();
  for (const screen of chunks.filter(({ isDynamicEntry }) => isDynamicEntry))
    for (const chunk of withImports(chunks, [screen]))
      openedWith.set(chunk, (openedWith.get(chunk) ?? 0) + 1);
  const isShared = (chunk: Chunk): boolean => {
    const count = openedWith.get(chunk) ?? 0;
    const isSmall = count > 1 && Buffer.byteLength(chunk.code) < bytes;
    return !chunk.isDynamicEntry && (count >= screens || isSmall);
  };
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(always);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const chunk of chunks.filter(isShared))
      if (chunk.imports.every((file) => found.has(byFile.get(file) as Chunk))) found.add(chunk);
  }
  return found;
}

/** Chunks and what they import statically. */
function withImports(chunks: readonly Chunk[], from: readonly Chunk[]): ReadonlySet<Chunk> {
  return reached(chunks, from, ({ imports }) => imports);
}

/** Chunks that can be fetched without any of the screens having been opened. */
function withoutScreens(chunks: readonly Chunk[], screens: ReadonlySet<Chunk>): ReadonlySet<Chunk> {
  const first = chunks.filter(({ isEntry }) => isEntry);
  return reached(chunks, first, (chunk) =>
    screens.has(chunk) ? [] : [...chunk.imports, ...chunk.dynamicImports],
  );
}

function reached(
  chunks: readonly Chunk[],
  from: readonly Chunk[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(from);
  for (const chunk of found)
    for (const file of next(chunk)) {
      const one = byFile.get(file);
      if (one) found.add(one);
    }
  return found;
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): readonly Chunk[] {
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The build has no output.');
  return output.output.filter((part) => part.type === 'chunk');
}
