/** `3.4 MB`: a size for people, in steps of 1024 (administration §9). */
export function formatBytes(bytes: number): string {
  const step = 1024;
  if (bytes < step) return `${String(bytes)} B`;
  if (bytes < step * step) return `${String(Math.ceil(bytes / step))} KB`;
  const megabytes = bytes / (step * step);
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
