import { parse } from './1-parse/parse.ts';
import { compileTree } from './2-compile/compile.ts';
import type { Program } from './3-run/program.ts';
import { positionAt, templateError } from './errors.ts';
import { isLongerThan, type Limits } from './limits.ts';
import type { Registry } from './registry.ts';

/** What a program is made from. */
export interface ProgramSource {
  readonly source: string;
  /** Of the partial or file, for its errors. */
  readonly name: string;
  readonly preprocess: boolean;
}

/** Compiled templates, kept by their text: sites that share a theme share its programs. */
export interface ProgramLibrary {
  get(wanted: ProgramSource): Program;
}

/** Programs kept at most; when there are more, keeping begins anew. */
const mostKept = 2_000;

export function programLibrary(registry: Registry, limits: Limits): ProgramLibrary {
  // By name and mode, then by text: a text's hash is made once, a key joined of both would be made every time.
  const shelves = new Map<string, Map<string, Program>>();
  let kept = 0;

  function make({ source, name, preprocess }: ProgramSource): Program {
    if (isLongerThan(source, limits.sourceBytes)) {
      const detail = { code: 'LIMIT_SOURCE', data: { limit: limits.sourceBytes } } as const;
      const errors = [templateError(detail, { line: 1, column: 1 }, name)];
      return { name, source: '', body: [], errors, nodes: [], size: 0, runs: 0, generated: null };
    }
    const tree = parse(source, { registry, preprocess, maxNodes: limits.nodes });
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

  return {
    get(wanted) {
      const label = `${wanted.preprocess ? '^' : ' '}${wanted.name}`;
      const known = shelves.get(label)?.get(wanted.source);
      if (known) return known;
      if (kept >= mostKept) {
        shelves.clear();
        kept = 0;
      }
      const program = make(wanted);
      const shelf = shelves.get(label) ?? new Map<string, Program>();
      shelf.set(wanted.source, program);
      shelves.set(label, shelf);
      kept += 1;
      return program;
    },
  };
}
