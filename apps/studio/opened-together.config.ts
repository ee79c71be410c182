import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Screens that are fetched together, by the names of their files. */
interface ScreenSet {
  readonly name: string;
  readonly screens: readonly string[];
}

/**
 * Builds once without writing and finds the modules of each set: what its screens import statically, but neither what
 * the sets before it have nor what other screens fetch without it. Such a set is one chunk in the build that is
 * written: small chunks compress badly, and the bundler makes one for every combination of screens that share a module.
 * @returns the set of each such module; those fetched first, before the language is known, are in none
 */
export async function openedTogether(
  config: InlineConfig,
  sets: readonly ScreenSet[],
): Promise<ReadonlyMap<string, string>> {
  const built = await build({ ...config, build: { ...config.build, write: false }, logLevel: 'silent' });
  const chunks = chunksOf(built);
  const found = new Map<string, string>();
  const taken = new Set(
    withImports(
      chunks,
      chunks.filter(({ isEntry }) => isEntry),
    ),
  );
  for (const { name, screens } of sets) {
    const opened = chunks.filter(
      ({ facadeModuleId }) => facadeModuleId && screens.includes(basename(facadeModuleId)),
    );
    if (opened.length !== screens.length)
      throw new Error(`There is no module for each of ${screens.join(', ')}.`);
    const elsewhere = withoutScreens(chunks, new Set(opened));
    for (const chunk of withImports(chunks, opened)) {
      if (taken.has(chunk) || elsewhere.has(chunk)) continue;
      taken.add(chunk);
      for (const module of chunk.moduleIds) found.set(module, name);
    }
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
