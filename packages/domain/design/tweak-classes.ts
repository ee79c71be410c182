import type { DesignValues } from './design-values.ts';
import { isTweakValue, type Tweak } from './tweaks.ts';

/**
 * Classes that the body has by what is chosen: `header-layout-left` for an option of a dropdown, `wide-images` for a
 * checkbox that is on. What is not chosen, or may not be, has its default.
 */
export function tweakClasses(tweaks: readonly Tweak[], values: DesignValues): readonly string[] {
  return tweaks.flatMap((tweak) => {
    const chosen = Object.hasOwn(values, tweak.variable) ? values[tweak.variable] : undefined;
    const value = chosen !== undefined && isTweakValue(tweak, chosen) ? chosen : tweak.default;
    if (tweak.type === 'checkbox') return value === 'true' ? [tweak.variable] : [];
    return tweak.type === 'dropdown' ? [`${tweak.variable}-${slugOf(value)}`] : [];
  });
}

function slugOf(option: string): string {
  return option
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
