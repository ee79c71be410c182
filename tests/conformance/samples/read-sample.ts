import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderOptions } from '@veranda/template/engine';

/**
 * A folder of samples: what a template prints for a context, and the errors it leaves as
 * `CODE@line:column(partial)`.
 */
interface Sample {
  readonly template: string;
  readonly context: unknown;
  readonly expected: string;
  readonly errors: readonly string[];
  readonly options: RenderOptions;
}

interface SampleOptions {
  readonly preprocess?: boolean;
  readonly injects?: Readonly<Record<string, unknown>>;
}

export function readSample(name: string): Sample {
  const folder = join(import.meta.dirname, name);
  const { preprocess = false, injects = {} } = jsonOf<SampleOptions>(join(folder, 'options.json'), {});
  return {
    template: textOf(join(folder, 'template.html')),
    context: jsonOf<unknown>(join(folder, 'context.json'), {}),
    expected: textOf(join(folder, 'expected.html')),
    errors: jsonOf<readonly string[]>(join(folder, 'errors.json'), []),
    options: { preprocess, injects: new Map(Object.entries(injects)), partials: partialsOf(folder) },
  };
}

/** Partials by their path below `partials`. */
function partialsOf(folder: string): ReadonlyMap<string, string> {
  const root = join(folder, 'partials');
  if (!existsSync(root)) return new Map();
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(root.length + 1), textOf(path)];
    }),
  );
}

// Files end in a line feed that belongs to neither the template nor its output.
function textOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/\n$/, '');
}

function jsonOf<T>(path: string, otherwise: T): T {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;
}
