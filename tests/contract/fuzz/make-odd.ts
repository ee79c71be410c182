import type { Chance } from './chance.ts';

/**
 * A copy of a value with something odd in one to three of its places, in a name of it, or in its own place.
 */
export function makeOdd(value: unknown, chance: Chance): unknown {
  let made = value;
  for (let left = 1 + chance.below(3); left > 0; left -= 1) made = oddInside(made, chance);
  return made;
}

function oddInside(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.is(0.08)) return chance.odd();
  const names = Object.keys(value);
  if (Array.isArray(value)) {
    if (names.length === 0) return [chance.odd()];
    const at = chance.below(names.length);
    return value.map((one, index) => (index === at ? oddInside(one, chance) : one));
  }
  if (names.length === 0 || chance.is(0.1))
    return { ...value, [chance.is(0.5) ? chance.oddText() : 'more']: chance.odd() };
  const name = chance.of(names);
  const { [name]: before, ...rest } = value as Readonly<Record<string, unknown>>;
  return chance.is(0.1) ? rest : { ...rest, [name]: oddInside(before, chance) };
}
