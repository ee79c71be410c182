import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Empty modules around the code, as ISO/IEC 18004 wants them. */
const border = 4;

/** A QR code, dark on light whatever the colours of the studio are: scanners ask for it. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { border }), [text]);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="totp-code" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
