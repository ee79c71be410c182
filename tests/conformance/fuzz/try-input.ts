import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { createEngine, type Engine } from '@veranda/template/engine';
import { coreFormatters } from '@veranda/template/formatters/all';
import { corePredicates } from '@veranda/template/predicates/core';
import { type FuzzInput, makeInput, randomFrom, type Vocabulary } from './make-input.ts';

/** Text that no template may print: it is where only inherited members are. */
const canaryWord = 'CANARY-7f3a';

/** Milliseconds that one rendering may take. */
const longest = 250;

const vocabulary: Vocabulary = {
  formatters: [...coreFormatters, ...siteFormatters].flatMap((family) =>
    family.formatters.map(({ name }) => name),
  ),
  predicates: [...corePredicates, ...sitePredicates].flatMap((family) =>
    family.predicates.map(({ name }) => name),
  ),
};

function engineOf(generateAfter: number): Engine {
  return createEngine({
    // Time stands still for the engines, or a busy machine would end one tier's rendering and not the other's.
    clock: () => 0,
    formatters: siteFormatters,
    predicates: sitePredicates,
    generateAfter,
  });
}

const engines = { closures: engineOf(Number.POSITIVE_INFINITY), generated: engineOf(0) };
const canary = Object.freeze({ title: canaryWord, host: canaryWord, secret: canaryWord });

/** Result of the trials. */
interface FuzzReport {
  readonly inputs: number;
  /** Milliseconds of the slowest rendering. */
  readonly slowest: number;
  readonly findings: readonly string[];
}

/**
 * Renders made-up templates by closures and, one in `both`, by generated code too: no crash, no hang, no
 * leak, the same page and errors.
 */
export function fuzz(from: number, inputs: number, both = 1): FuzzReport {
  const findings: string[] = [];
  let slowest = 0;
  for (let seed = from; seed < from + inputs && findings.length < 10; seed += 1) {
    const input = makeInput(randomFrom(seed), vocabulary, canary);
    const { found, took } = timed(input, seed % both === 0);
    slowest = Math.max(slowest, took);
    const slow = took > 2 * longest ? `took ${Math.round(took)} ms` : null;
    const problem = found ?? slow;
    if (problem) findings.push(`seed ${seed}: ${problem}\n  ${JSON.stringify(input.template)}`);
  }
  return { inputs, slowest, findings };
}

// A busy machine makes anything slow once: what seems slow is tried again.
function timed(input: FuzzInput, both: boolean): { readonly found: string | null; readonly took: number } {
  let fastest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const began = performance.now();
    const found = tried(input, both);
    fastest = Math.min(fastest, performance.now() - began);
    if (found || fastest <= longest) return { found, took: fastest };
  }
  return { found: null, took: fastest };
}

function tried(input: FuzzInput, both: boolean): string | null {
  try {
    const [closures, generated] = (both ? [engines.closures, engines.generated] : [engines.closures]).map(
      (engine) =>
        engine.render(input.template, input.context, {
          partials: input.partials,
          preprocess: input.preprocess,
          now: 1_790_000_000_000,
        }),
    );
    if (!closures) return 'no result';
    if (closures.output.includes(canaryWord)) return 'a canary was printed';
    if (!generated) return null;
    if (closures.output !== generated.output) return differs(closures.output, generated.output);
    const codes = (errors: typeof closures.errors) =>
      errors.map((error) => `${error.code}@${error.line}:${error.column}`).join(' ');
    return codes(closures.errors) === codes(generated.errors)
      ? null
      : `errors differ: ${codes(closures.errors)} / ${codes(generated.errors)}`;
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

function differs(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return `outputs differ at ${at}: ${JSON.stringify(a.slice(at, at + 60))} / ${JSON.stringify(b.slice(at, at + 60))}`;
}
