import type { ThemeFont } from '@veranda/domain/design/theme-conf';

/**
 * Metrics of a style of a family beside those of the local face that stands in for it, so that the text does not move.
 */
export interface FallbackMetrics {
  readonly style: 'normal' | 'italic';
  readonly local: string;
  /** Percentages as CSS takes them. */
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

/** A file of a family: its subset with its range of characters. */
export interface FontFile {
  readonly subset: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  readonly unicodeRange: string;
  readonly weights: string;
  readonly stretch: string;
}

export interface FontFamily {
  readonly font: ThemeFont;
  /** The name that sheets use: `Fraunces Variable`. */
  readonly name: string;
  readonly files: readonly FontFile[];
  /** One for each style that could be measured. */
  readonly fallbacks: readonly FallbackMetrics[];
}

/** Address of a family's file; the address changes with the file, so it is kept for ever. */
export function fontAddress(family: string, file: string): string {
  return `/fonts/${family}/${file}`;
}

/** `@font-face` rules of the families, each with its fallback `<name> Fallback` in the styles that it has. */
export function fontFacesCss(families: readonly FontFamily[]): string {
  return families
    .flatMap((family) => [
      ...family.files.map((file) => faceOf(family, file)),
      ...family.fallbacks.map((fallback) => fallbackOf(family, fallback)),
    ])
    .join('\n');
}

function faceOf(family: FontFamily, file: FontFile): string {
  const stretch = file.stretch === '' ? '' : `font-stretch:${file.stretch};`;
  return (
    `@font-face{font-family:"${family.name}";font-style:${file.style};font-weight:${file.weights};${stretch}font-display:swap;` +
    `src:url(${fontAddress(family.font.family, file.file)}) format("woff2");unicode-range:${file.unicodeRange}}`
  );
}

// A family without an italic has no style here: browsers slant its face and the one that stands in alike.
function fallbackOf({ name, fallbacks }: FontFamily, fallback: FallbackMetrics): string {
  const style = fallbacks.length > 1 ? `font-style:${fallback.style};` : '';
  return (
    `@font-face{font-family:"${name} Fallback";${style}src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};` +
    `ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:${fallback.lineGap}}`
  );
}
