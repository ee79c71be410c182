import { Button } from '@veranda/ui/Button.tsx';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { t } from './messages.ts';

/** Milliseconds for which the button says "Copied". */
const shown = 2000;

interface CopyButtonProps {
  readonly text: string;
  readonly onCopy?: () => void;
  /** Name for screen readers where several texts beside each other are copied, beginning with “Copy”. */
  readonly label?: string;
}

/** Copies a text: shows Copy, then Copied (administration §4). */
export function CopyButton({ text, onCopy, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  return (
    <Button
      size="small"
      {...(label === undefined || copied ? {} : { 'aria-label': label })}
      onPress={() => {
        onCopy?.();
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
          setTimeout(() => setCopied(false), shown);
        });
      }}
    >
      <Icon size={14} aria-hidden="true" />
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
