import { createEngine } from '@veranda/template/engine';
import { DEFAULT_LIMITS, type Limits } from '@veranda/template/limits';
import { condenseTemplate } from '../condense-template.ts';

/** Renders a context, an object of plain values, as HTML. */
type PlatformTemplate<Context extends object> = (context: Context) => string;

// The limits are those of untrusted templates: what is our own is as long as the order is that it shows.
const limits = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((key) => [key, Number.POSITIVE_INFINITY]),
) as unknown as Limits;

const engine = createEngine({ clock: () => 0, limits });

/**
 * Compiles a template of the platform's own; a mistake in it throws when it is rendered. Values are escaped
 * by formatters.
 */
export function platformTemplate<Context extends object>(
  source: string,
  partials: Readonly<Record<string, string>> = {},
): PlatformTemplate<Context> {
  const program = engine.compile(condenseTemplate(source));
  const condensed = new Map(
    Object.entries(partials).map(([name, partial]) => [name, condenseTemplate(partial)]),
  );
  return (context) => engine.render(program, context, { partials: condensed, mode: 'strict' }).output;
}
