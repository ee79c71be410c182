import { t } from './messages.ts';

/** `3.4 MB`: a size for people, in steps of 1024 (administration §9). */
export function formatBytes(bytes: number): string {
  const step = 1024;
  if (bytes < step) return t('bytes', { bytes });
  if (bytes < step * step) return t('kilobytes', { kilobytes: Math.ceil(bytes / step) });
  const megabytes = bytes / (step * step);
  return t('megabytes', { megabytes: megabytes.toFixed(megabytes < 10 ? 1 : 0) });
}
