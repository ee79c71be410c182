import { member } from '@veranda/template/values';

/** Above half of white a colour is light (administration §9). */
const half = 0xffffff / 2;

/** `light` or `dark` for a hex colour of 3 or 6 digits (storefront §5), with or without `#`. */
export function colorWeight(color: string): string | undefined {
  const [, digits] = /^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/.exec(color) ?? [];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16) > half ? 'light' : 'dark';
}

/** A colour of `{hue, saturation, lightness, alpha?}` in CSS, or sentences on what is out of bounds. */
export function websiteColor(value: unknown): string {
  const [hue, saturation, lightness, alpha] = ['hue', 'saturation', 'lightness', 'alpha'].map((key) =>
    member(value, key),
  );
  if (typeof hue !== 'number' || typeof saturation !== 'number' || typeof lightness !== 'number') {
    return 'Missing an H/S/L value';
  }
  const wrong = [
    ...(within(hue, 360) ? [] : ['Hue out of bounds.']),
    ...(within(saturation, 1) ? [] : ['Saturation out of bounds.']),
    ...(within(lightness, 1) ? [] : ['Lightness out of bounds.']),
    ...(alpha === undefined || alpha === null || within(alpha, 1) ? [] : ['Alpha out of bounds.']),
  ];
  if (wrong.length > 0) return wrong.join(' ');
  const channels = `${twoDecimals(hue)}, ${twoDecimals(saturation * 100)}%, ${twoDecimals(lightness * 100)}%`;
  return typeof alpha === 'number' ? `hsla(${channels}, ${twoDecimals(alpha)})` : `hsl(${channels})`;
}

function within(value: unknown, most: number): boolean {
  return typeof value === 'number' && value >= 0 && value <= most;
}

function twoDecimals(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}
