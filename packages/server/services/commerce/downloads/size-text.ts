/** `3.4 MB`, `3,4 MB`: a size for people in their language (BCP 47), in steps of 1024 (administration §9). */
export function sizeText(bytes: number, language: string): string {
  const step = 1024;
  if (bytes < step) return `${bytes} B`;
  if (bytes < step * step) return `${Math.ceil(bytes / step)} KB`;
  const megabytes = bytes / (step * step);
  return megabytes < step
    ? `${inFigures(megabytes, language, megabytes < 10 ? 1 : 0)} MB`
    : `${inFigures(megabytes / step, language, 1)} GB`;
}

function inFigures(value: number, language: string, digits: number): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(language, form).format(value);
}
