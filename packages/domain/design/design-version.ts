import { cssChange, partsOfSession } from './custom-css.ts';
import { kitOf } from './font-kit.ts';
import { type DesignValues, isValueOf } from './design-values.ts';
import { shownValues, type StagedValues, type TweakState } from './tweak-state.ts';
import type { Tweak } from './tweaks.ts';

/** What a version is staged by: the tweaks of the theme of now, and whether its CSS is taken too. */
interface VersionChoice {
  readonly tweaks: readonly Tweak[];
  readonly withCss: boolean;
}

/**
 * The values of an earlier design, to be staged. What the theme does not offer any more is left out, and what the
 * version has nothing of gets its default.
 */
export function chosenVersion(
  version: DesignValues,
  state: Pick<TweakState, 'stored' | 'staged'>,
  { tweaks, withCss }: VersionChoice,
): StagedValues {
  const { tweaks: values, customCss } = partsOfSession(version);
  const shown = shownValues(state);
  const kit = kitOf(tweaks, values);
  const names = Object.keys({ ...partsOfSession(shown).tweaks, ...values });
  const wanted = names.map((name) => {
    const value = values[name];
    return [name, value !== undefined && isValueOf({ tweaks, kit }, name, value) ? value : null] as const;
  });
  const css = cssChange(customCss, '');
  const all = { ...Object.fromEntries(wanted), ...(withCss ? { [css.name]: css.value } : {}) };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => (shown[name] ?? null) !== value));
}
