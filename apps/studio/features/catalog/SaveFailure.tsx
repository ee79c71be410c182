import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { isRefusal, messageOf } from '../../api/call-failure.ts';

export interface SaveFailureProps {
  readonly failure: unknown;
  readonly onReload: () => void;
}

/** Why the product could not be saved, where no field is to blame; a product changed elsewhere can be read anew. */
export function SaveFailure({ failure, onReload }: SaveFailureProps) {
  if (!failure) return null;
  const reload = isRefusal(failure, 'product-changed') ? (
    <Button size="small" onPress={onReload}>
      Reload
    </Button>
  ) : undefined;
  return (
    <Notice tone="danger" action={reload}>
      {messageOf(failure)}
    </Notice>
  );
}
