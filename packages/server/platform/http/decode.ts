import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Compile, type Validator } from 'typebox/compile';
import { Convert } from 'typebox/value';
import { findOddity } from './odd-input.ts';

// A union tells the faults of each of its shapes: enough of them to reach the one that is meant.
Settings.Set({ maxErrors: 64 });

const compiled = new WeakMap<object, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const made = Compile(schema) as unknown as Validator;
  compiled.set(schema, made);
  return made;
}

/** Source of a value: text sources are converted to numbers and booleans where the schema asks for them. */
type Source = 'json' | 'text';

/** The value as the schema says, or a refusal that names the first field at fault. */
export function decode(schema: TSchema, value: unknown, source: Source): { value: unknown } | Refusal {
  const odd = findOddity(schema, value);
  if (odd) return malformed(odd.path.join('.') || 'body', odd.problem);
  const validator = validatorOf(schema);
  const candidate = source === 'text' ? Convert(schema, value) : value;
  if (validator.Check(candidate)) return { value: candidate };
  const errors = validator.Errors(candidate).filter((error) => error.keyword !== 'boolean');
  const [first] = meant(errors).slice(-1);
  return malformed(fieldOf(first), first?.message ?? 'it has another shape');
}

function malformed(field: string, problem: string): Refusal {
  return refuse('malformed', { field, params: { field, problem } });
}

// Errors of a union whose shapes differ by a constant are only those of the shape that the value names.
function meant(errors: readonly Fault[]): readonly Fault[] {
  const others = errors.flatMap(({ keyword, schemaPath }) =>
    keyword === 'const' ? (/^.*\/anyOf\/\d+(?=\/properties\/[^/]+$)/.exec(schemaPath) ?? []) : [],
  );
  if (others.length === 0) return errors;
  const rest = errors.filter(
    ({ keyword, schemaPath }) =>
      keyword !== 'anyOf' && !others.some((other) => `${schemaPath}/`.startsWith(`${other}/`)),
  );
  return rest.length > 0 ? rest : errors.filter(({ keyword }) => keyword === 'const');
}

interface Fault {
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: object;
  readonly message: string;
}

function fieldOf(error: Fault | undefined): string {
  if (!error) return 'body';
  const path = error.instancePath.split('/').filter(Boolean);
  const inside = Object.values(error.params).flat();
  if (['required', 'additionalProperties'].includes(error.keyword) && typeof inside[0] === 'string')
    path.push(inside[0]);
  return path.join('.') || 'body';
}
