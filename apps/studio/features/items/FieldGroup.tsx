import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields of an item under a name of their own. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const heading = useId();
  return (
    <section className="item-field-group" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className="ui-stack">{children}</div>
    </section>
  );
}
