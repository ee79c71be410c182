import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
}

/** The head of a screen: its name, a line about it, its actions. */
export function PageHeader({ title, children, actions, back }: PageHeaderProps) {
  return (
    <header className="ui-page-head">
      <div className="ui-page-title">
        {back ? (
          <Link className="ui-page-back" href={back.href}>
            <ChevronLeft size={14} aria-hidden="true" />
            {back.label}
          </Link>
        ) : null}
        <h1>{title}</h1>
        {children}
      </div>
      {actions ? <div className="ui-page-actions">{actions}</div> : null}
    </header>
  );
}
