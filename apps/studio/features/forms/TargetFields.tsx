import type { StorageTarget } from '@veranda/domain/forms/document';
import type { TargetProps } from './targets.ts';
import { EmailTarget } from './EmailTarget.tsx';
import { AutomationTarget } from './AutomationTarget.tsx';
import { ListTarget } from './ListTarget.tsx';
import { SheetTarget } from './SheetTarget.tsx';

/** Settings of a target of answers, by its kind. */
export function TargetFields({ target, ...own }: TargetProps<StorageTarget['kind']>) {
  switch (target.kind) {
    case 'email':
      return <EmailTarget {...own} target={target} />;
    case 'list':
      return <ListTarget {...own} target={target} />;
    case 'sheet':
      return <SheetTarget {...own} target={target} />;
    case 'automation':
      return <AutomationTarget />;
  }
}
