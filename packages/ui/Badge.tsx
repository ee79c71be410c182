import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'accent';

/** A state in a word. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span className={tone === 'neutral' ? 'ui-badge' : `ui-badge ui-badge--${tone}`}>{children}</span>;
}
