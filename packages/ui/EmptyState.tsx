import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly art?: ReactNode;
}

/** First use and nothing found: what this is, and the one thing to do. */
export function EmptyState({ title, children, actions, art }: EmptyStateProps) {
  return (
    <div className="ui-state ui-state--center">
      {art}
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {actions ? <div className="ui-state-actions">{actions}</div> : null}
    </div>
  );
}
