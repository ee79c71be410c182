import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';

interface TextLinkProps extends Omit<LinkProps, 'className' | 'children'> {
  /** Looks like the text around it until it is touched. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A link in running text; addresses of the application are followed without a reload. */
export function TextLink({ plain, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={plain ? 'ui-link ui-link--plain' : 'ui-link'}>
      {children}
    </Link>
  );
}
