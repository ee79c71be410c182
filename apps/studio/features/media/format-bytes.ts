import { t } from './messages.ts';

const step = 1024;

/** `3.4 MB`: a size for people, in steps of 1024 (administration §9). */
export function formatBytes(bytes: number): string {
  if (bytes < step) return t('bytes', { bytes });
  if (bytes < step ** 2) return t('kilobytes', { kilobytes: Math.ceil(bytes / step) });
  if (bytes < step ** 3) return t('megabytes', { megabytes: rounded(bytes / step ** 2) });
  return t('gigabytes', { gigabytes: rounded(bytes / step ** 3) });
}

function rounded(units: number): string {
  return units.toFixed(units < 10 ? 1 : 0);
}
