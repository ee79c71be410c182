import { type Refusal, refuse } from '../refusal.ts';
import { fontFamilyNamed } from './font-families.ts';
import { isTweakValue, type Tweak } from './tweaks.ts';

/** Values of tweaks by their variable; one that is left out has its default. */
export type DesignValues = Readonly<Record<string, string>>;

/** A tweak that gets another value; null is its default. `was` is the value that its author has seen. */
export interface DesignChange {
  readonly name: string;
  readonly value: string | null;
  readonly was: string | null;
}

/** Null where each value may be that of its tweak; else the refusal, with the name of the first that may not. */
export function valuesProblem(tweaks: readonly Tweak[], values: DesignValues): Refusal<'malformed'> | null {
  const wrong = Object.entries(values).find(([name, value]) => !mayBe(tweaks, name, value));
  if (!wrong) return null;
  const field = `values.${wrong[0]}`;
  return refuse('malformed', { field, params: { field, problem: 'not a value that the theme offers' } });
}

function mayBe(tweaks: readonly Tweak[], name: string, value: string): boolean {
  const tweak = tweaks.find(({ variable }) => variable === name);
  if (!tweak || !isTweakValue(tweak, value)) return false;
  return tweak.type !== 'font' || fontFamilyNamed(value) !== null;
}

/**
 * The values with the changes. Refused as a whole where one of the tweaks has another value by now than its
 * author has seen: two people may change different ones, and nobody undoes what somebody else has chosen
 * without knowing it.
 */
export function withDesignChanges(
  stored: DesignValues,
  changes: readonly DesignChange[],
): DesignValues | Refusal<'version-conflict'> {
  const isOutdated = changes.some(({ name, was }) => (stored[name] ?? null) !== was);
  if (isOutdated) return refuse('version-conflict');
  const kept = Object.entries(stored).filter(([name]) => !changes.some((change) => change.name === name));
  const set = changes.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  return Object.fromEntries([...kept, ...set]);
}
