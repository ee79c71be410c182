import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
  neutral: Info,
} as const;

interface NoticeProps {
  readonly tone?: keyof typeof icons;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A line about the state of what is below it; a failure is announced. */
export function Notice({ tone = 'neutral', children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`ui-notice ui-notice--${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon size={16} aria-hidden="true" />
      <div className="ui-notice-text">{children}</div>
      {action}
    </div>
  );
}
