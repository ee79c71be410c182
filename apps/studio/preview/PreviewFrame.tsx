import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { usePreviewFrame } from './use-preview-frame.ts';
import type { Device, PreviewView } from './use-preview-view.ts';
import { useWidth } from './use-width.ts';
import { t } from './messages.ts';
import './preview.css';

interface PreviewFrameProps {
  /** Name of what is shown, for those who do not see it. */
  readonly title: string;
  readonly url: string;
  /** The part of the page that is to be seen; null for where it is. */
  readonly block: string | null;
  readonly view: PreviewView;
  /** Told the address of a link that was followed in it. */
  readonly onLink: (href: string) => void;
}

/** CSS pixels across (the widths at which every screen is looked at). */
const widths: Readonly<Record<Device, number>> = { phone: 390, desk: 1280 };

/** CSS pixels from which a desk is legible though it is drawn smaller. */
const roomy = 640;
const devices = [
  { value: 'desk', label: t('desktop') },
  { value: 'phone', label: t('phone') },
] as const;

/** A draft as visitors would see it, on a desk or on a phone, drawn smaller where there is less room. */
export function PreviewFrame({ title, url, block, view, onLink }: PreviewFrameProps) {
  const { element, width } = useWidth();
  const device = view.device ?? (width < roomy ? 'phone' : 'desk');
  const frame = usePreviewFrame({ url, block, spot: view.spot, onLink });
  const scale = Math.min(1, width / widths[device]);
  return (
    <div className="preview">
      <div className="preview-bar">
        <SegmentedControl label={t('shownOn')} segments={devices} value={device} onChange={view.setDevice} />
      </div>
      <div className="preview-stage" ref={element}>
        {/* No script of the site runs here: the policy of a preview lets in the platform's own alone. */}
        <iframe
          key={url}
          ref={frame}
          className="preview-frame"
          title={title}
          src={url}
          sandbox="allow-same-origin allow-scripts"
          style={{
            width: widths[device],
            height: `${String(100 / scale)}%`,
            transform: `scale(${String(scale)})`,
            insetInlineStart: Math.max(0, (width - widths[device]) / 2),
          }}
        />
      </div>
    </div>
  );
}
