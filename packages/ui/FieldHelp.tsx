import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';

interface FieldHelpProps {
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
}

/**
 * The help and the error below a field, tied to it for screen readers; an error takes the place of the help.
 */
export function FieldHelp({ description, errorMessage }: FieldHelpProps) {
  return (
    <>
      {description && !errorMessage ? (
        <Text slot="description" className="ui-help">
          {description}
        </Text>
      ) : null}
      <FieldError className="ui-error">
        {errorMessage ? (
          <>
            <CircleAlert size={14} aria-hidden="true" />
            <span>{errorMessage}</span>
          </>
        ) : null}
      </FieldError>
    </>
  );
}
