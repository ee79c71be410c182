import type { Chance } from './chance.ts';
import type { Known } from './known.ts';

/** Parts of a contract's schema that a value is made from. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

/**
 * A value that a schema mostly takes; `name` is that of its place: what the site has by that name is used.
 */
export function valueOf(schema: object, name: string, source: { chance: Chance; known: Known }): unknown {
  const shape = schema as Shape;
  const { chance, known } = source;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return chance.of(shape.enum);
  if (shape.anyOf) return valueOf(chance.of(shape.anyOf), name, source);
  if (shape.allOf)
    return Object.assign({}, ...shape.allOf.map((one) => valueOf(one, name, source) as object));
  const type = Array.isArray(shape.type) ? chance.of(shape.type as string[]) : shape.type;
  switch (type ?? 'any') {
    case 'object':
      return objectOf(shape, source);
    case 'array':
      return arrayOf(shape, name, source);
    case 'integer':
    case 'number':
      return Math.min(shape.maximum ?? 3, (shape.minimum ?? 0) + chance.below(4));
    case 'boolean':
      return chance.is(0.5);
    case 'null':
      return null;
    case 'string':
      return textOf(shape, known.by(name, chance), chance);
    default:
      return chance.is(0.5) ? {} : known.by(name, chance);
  }
}

function objectOf({ properties = {}, required = [] }: Shape, source: Source): object {
  const { chance } = source;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || chance.is(0.6))
      .map(([name, shape]) => [name, valueOf(shape, name, source)]),
  );
}

interface Source {
  readonly chance: Chance;
  readonly known: Known;
}

function arrayOf({ items, minItems = 0 }: Shape, name: string, source: Source): unknown[] {
  if (items === undefined) return [];
  if (Array.isArray(items)) return items.map((item) => valueOf(item as object, name, source));
  const length = minItems + source.chance.below(3);
  return Array.from({ length }, () => valueOf(items as object, name.replace(/s$/, ''), source));
}

function textOf({ format, minLength = 0, maxLength }: Shape, known: string, chance: Chance): string {
  if (format === 'date-time') return '2026-11-23T10:00:00Z';
  if (format === 'date') return '2026-11-23';
  if (format === 'uuid' && !/^[0-9a-f-]{36}$/.test(known)) return '01a1fc6e-b71e-7903-b591-e6675bceb2c9';
  const text = chance.is(0.1) ? 'x'.repeat(Math.min(maxLength ?? 300, 300)) : known;
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}
