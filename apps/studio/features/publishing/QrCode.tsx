import { Button } from '@veranda/ui/Button.tsx';
import { Download } from 'lucide-react';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { t } from './messages.ts';

interface QrCodeProps {
  /** Web address that a camera opens. */
  readonly url: string;
}

/** Empty modules around the code, as ISO/IEC 18004 wants them. */
const border = 4;

/** Pixels of a module in the downloaded picture: some 1,300 across, enough for a poster. */
const scale = 32;

/** An address as a QR code, and as a picture of it to print. */
export function QrCode({ url }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(url, 'raw', { border }), [url]);
  return (
    <figure className="qr-code">
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={t('qrCode', { url })}>
        <path d={pathOf(rows)} />
      </svg>
      <figcaption>
        <p className="ui-help">{t('qrCodeHelp')}</p>
        <Button size="small" onPress={() => download(rows, new URL(url).hostname)}>
          <Download size={14} aria-hidden="true" />
          {t('downloadQrCode')}
        </Button>
      </figcaption>
    </figure>
  );
}

type Rows = readonly (readonly boolean[])[];

// One square a dark module.
function pathOf(rows: Rows): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
}

function download(rows: Rows, name: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(pathOf(rows)));
  const link = document.createElement('a');
  link.download = `${name}-qr.png`;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
