import { Notice } from '@veranda/ui/Notice.tsx';
import type { ReactNode } from 'react';
import { CopyButton } from '../../CopyButton.tsx';

interface SecretBoxProps {
  readonly secret: string;
  readonly warning: string;
  readonly onCopy?: () => void;
  readonly children: ReactNode;
}

/** A secret that is shown once, with a way to copy it. */
export function SecretBox({ secret, warning, onCopy, children }: SecretBoxProps) {
  return (
    <div className="ui-stack">
      <Notice tone="warn">{warning}</Notice>
      <div className="secret-box">
        <code>{secret}</code>
        <CopyButton text={secret} {...(onCopy ? { onCopy } : {})} />
      </div>
      <p className="ui-help">{children}</p>
    </div>
  );
}
