import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title?: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A named group of a screen on its own sheet. */
export function Panel({ title, note, actions, children }: PanelProps) {
  const heading = useId();
  return (
    <section className="ui-panel" aria-labelledby={title ? heading : undefined}>
      {title ? (
        <div className="ui-panel-head">
          <h2 id={heading}>{title}</h2>
          {actions}
          {note ? <p>{note}</p> : null}
        </div>
      ) : null}
      <div className="ui-panel-body">{children}</div>
    </section>
  );
}
