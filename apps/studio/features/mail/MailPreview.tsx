import { type MailOverrides, previewMail } from '@veranda/contracts/mail-settings';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { useEffect, useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { readCrumb } from '../../api/crumb.ts';
import { useWidth } from '../../preview/use-width.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { t } from './messages.ts';
import '../../preview/preview.css';

interface MailPreviewProps {
  readonly kind: string;
  readonly words: MailOverrides;
  /** False while something in the words is wrong: the last mail stays in view. */
  readonly isSound: boolean;
  readonly subject: string;
  readonly sender: string;
}

type Device = 'desk' | 'phone';

/** CSS pixels across. */
const widths: Readonly<Record<Device, number>> = { desk: 720, phone: 390 };
const devices = [
  { value: 'desk', label: t('desktop') },
  { value: 'phone', label: t('phone') },
] as const;
const frame = 'mail-preview';

/** The mail as it would arrive, on a desk or a phone, drawn again when nobody has typed for a moment. */
export function MailPreview({ kind, words, isSound, subject, sender }: MailPreviewProps) {
  const site = useSite();
  const [chosen, setChosen] = useState<Device | null>(null);
  const { element, width } = useWidth();
  const device = chosen ?? (width < 480 ? 'phone' : 'desk');
  const scale = Math.min(1, width / widths[device]);
  const address = addressOf(previewMail, { params: { site: site.id, kind } });
  const settled = useDebouncedValue(JSON.stringify(words), 400);
  useEffect(() => {
    if (isSound && settled === JSON.stringify(words)) send(address, words);
  }, [address, isSound, settled, words]);
  return (
    <aside className="preview mail-preview" aria-label={t('preview')}>
      <div className="preview-bar">
        <p className="mail-preview-head">
          <span className="ui-muted">{sender}</span>
          <strong>{subject}</strong>
        </p>
        <SegmentedControl label={t('shownOn')} segments={devices} value={device} onChange={setChosen} />
      </div>
      <div className="preview-stage" ref={element}>
        {/* The mail is shown under its own policy: it may do nothing but be read. */}
        <iframe
          className="preview-frame"
          name={frame}
          title={t('previewOfTheEmail')}
          sandbox=""
          style={{
            width: widths[device],
            height: `${String(100 / scale)}%`,
            transform: `scale(${String(scale)})`,
            insetInlineStart: Math.max(0, (width - widths[device]) / 2),
          }}
        />
      </div>
    </aside>
  );
}

// A form of its own beside the page's: what the frame is asked for is what was written by then, and the
// answer comes with its own policy, which a document written into the frame would not have.
function send(address: string, words: MailOverrides): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, target: frame, hidden: true });
  const fields = [['crumb', readCrumb()], ...Object.entries(words)] as const;
  for (const [name, value] of fields) {
    if (value === null) continue;
    const field = document.createElement('textarea');
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
