import { type Refusal, refuse } from '../refusal.ts';
import { type FontKit, kitFamily, kitOf } from './font-kit.ts';
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

/**
 * Null where each value may be that of its tweak; else the refusal, with the name of the first that may not. `all` has
 * the other values of the design, a kit of fonts among them.
 */
export function valuesProblem(
  tweaks: readonly Tweak[],
  values: DesignValues,
  all: DesignValues,
): Refusal<'malformed'> | null {
  const kit = kitOf(tweaks, all);
  const wrong = Object.entries(values).find(([name, value]) => !isValueOf({ tweaks, kit }, name, value));
  if (!wrong) return null;
  const field = `values.${wrong[0]}`;
  return refuse('malformed', { field, params: { field, problem: 'not a value that the theme offers' } });
}

/** What values are chosen of: the tweaks of a theme, and the families of a kit. */
interface Offer {
  readonly tweaks: readonly Tweak[];
  readonly kit: FontKit | null;
}

/** True where the theme offers a tweak of this name that takes the value. */
export function isValueOf({ tweaks, kit }: Offer, name: string, value: string): boolean {
  const tweak = tweaks.find(({ variable }) => variable === name);
  if (!tweak || !isTweakValue(tweak, value)) return false;
  return tweak.type !== 'font' || fontFamilyNamed(value) !== null || kitFamily(kit, value) !== undefined;
}
