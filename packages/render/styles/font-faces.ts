import type { ThemeFont } from '@veranda/domain/design/theme-conf';

/**
 * Metrics of a family beside those of the local face that stands in for it, so that the text does not move.
 */
export interface FallbackMetrics {
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
  readonly fallback: FallbackMetrics | null;
}

/** Address of a family's file; the address changes with the file, so it is kept for ever. */
export function fontAddress(family: string, file: string): string {
  return `/fonts/${family}/${file}`;
}

/** `@font-face` rules of the families, each with its fallback `<name> Fallback`. */
export function fontFacesCss(families: readonly FontFamily[]): string {
  return families
    .flatMap((family) => [...family.files.map((file) => faceOf(family, file)), fallbackOf(family)])
    .join('\n');
}

function faceOf(family: FontFamily, file: FontFile): string {
  const stretch = file.stretch === '' ? '' : `font-stretch:${file.stretch};`;
  return (
    `@font-face{font-family:"${family.name}";font-style:${file.style};font-weight:${file.weights};${stretch}font-display:swap;` +
    `src:url(${fontAddress(family.font.family, file.file)}) format("woff2");unicode-range:${file.unicodeRange}}`
  );
}

function fallbackOf(family: FontFamily): string {
  const { fallback } = family;
  if (fallback === null) return '';
  return (
    `@font-face{font-family:"${family.name} Fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};` +
    `ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:${fallback.lineGap}}`
  );
}
