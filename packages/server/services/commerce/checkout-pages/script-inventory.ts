import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every script of ours that a page of payments may run, each pinned by its hash (hash-pinned script
 * inventory). A browser refuses a file whose bytes are others.
 */
export interface ScriptInventory {
  /** Address of the entry with its hash in the query, so that no older copy of it is met. */
  readonly src: string;
  readonly integrity: string;
  /** Hashes by address of everything that the entry loads. */
  readonly chunks: Readonly<Record<string, string>>;
  /** The content of the page's import map, by which a browser checks the chunks. */
  readonly importMap: string;
  /** Hash of the import map, for the policy: `'sha256-…'`. */
  readonly importMapHash: string;
}

const known = new Map<string, Promise<ScriptInventory>>();

/** The inventory of an entry of a folder of bundles; read once, as the files themselves are. */
export function readScriptInventory(folder: string, entry: string): Promise<ScriptInventory> {
  const name = join(folder, entry);
  const made = known.get(name) ?? readInventory(folder, entry);
  known.set(name, made);
  return made;
}

async function readInventory(folder: string, entry: string): Promise<ScriptInventory> {
  const collected = new Map<string, string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (collected.has(file)) continue;
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (bytes === null) continue;
    collected.set(file, `sha384-${digest('sha384', bytes)}`);
    open.push(...importsIn(bytes.toString('utf8')));
  }
  const integrity = collected.get(entry) ?? '';
  collected.delete(entry);
  const chunks = Object.fromEntries(
    [...collected].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([file, hash]) => [`/bundles/${file}`, hash]),
  );
  const importMap = JSON.stringify({ integrity: chunks });
  return {
    src:
      integrity === ''
        ? `/bundles/${entry}`
        : `/bundles/${entry}?v=${encodeURIComponent(integrity.slice(7, 19))}`,
    integrity,
    chunks,
    importMap,
    importMapHash: `'sha256-${digest('sha256', importMap)}'`,
  };
}

// A chunk names another one, to be loaded at once or when it is needed, as a file beside it.
function importsIn(code: string): string[] {
  return [...code.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, file = '']) => file);
}

function digest(algorithm: string, content: string | Uint8Array): string {
  return createHash(algorithm).update(content).digest('base64');
}
