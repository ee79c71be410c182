import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { CallFailure, isRefusal, messageOf } from '../api/call-failure.ts';
import type { Saving } from './use-saving.ts';

/** Why something was not saved; where somebody else saved it meanwhile, the choice between both. */
export function SaveFailure({
  failure,
  keepMine,
  takeTheirs,
}: Pick<Saving, 'failure' | 'keepMine' | 'takeTheirs'>) {
  // A session that ended asks for the log-in over the page: there is nothing more to say about it.
  if (!failure || (failure instanceof CallFailure && failure.status === 401)) return null;
  const choice = (
    <div className="ui-row">
      <Button size="small" onPress={() => void takeTheirs()}>
        Take theirs
      </Button>
      <Button size="small" onPress={() => void keepMine()}>
        Keep mine
      </Button>
    </div>
  );
  return (
    <Notice tone="danger" action={isRefusal(failure, 'changed-meanwhile') ? choice : undefined}>
      {messageOf(failure)}
    </Notice>
  );
}
