import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { DEFAULT_LIMITS } from '@veranda/template/limits';
import { type Finding } from './finding.ts';

/** Options for rendering a file; `now` in epoch milliseconds or as a date. */
interface RenderFileOptions {
  readonly context?: string | undefined;
  readonly partials?: string | undefined;
  readonly locale?: string | undefined;
  readonly now?: string | undefined;
}

/** Output of a file, and its errors. */
interface RenderedFile {
  readonly output: string;
  readonly findings: readonly Finding[];
}

/** Renders a template file with the context in a JSON file, within the limits of the language. */
export function renderFile(path: string, options: RenderFileOptions): RenderedFile {
  const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });
  const context: unknown = options.context === undefined ? {} : JSON.parse(readText(options.context));
  const { output, errors } = engine.render(engine.compile(readText(path)), context, {
    partials: options.partials === undefined ? new Map() : readPartials(options.partials),
    locale: options.locale ?? 'en',
    limits: DEFAULT_LIMITS,
    ...(options.now === undefined ? {} : { now: timeOf(options.now) }),
  });
  const findings = errors.map(({ code, message, line, column, name }) => {
    return { file: name === '' ? path : name, line, column, code, message };
  });
  return { output, findings };
}

/** Partials of a JSON file by name, or the files of a folder: `card.block` is `card` and `card.block`. */
function readPartials(path: string): ReadonlyMap<string, string> {
  if (!statSync(path).isDirectory())
    return new Map(Object.entries(JSON.parse(readText(path)) as Record<string, string>));
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.flatMap((entry) => {
      const text = readText(join(entry.parentPath, entry.name));
      return [entry.name, basename(entry.name).replace(/\.\w+$/, '')].map((name) => [name, text] as const);
    }),
  );
}

function timeOf(text: string): number {
  const time = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`--now takes milliseconds or a date, not "${text}"`);
  return time;
}

function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}
