import { CallFailure } from '../api/call-failure.ts';

/** True for failures that are shown: a session that ended is shown by the login dialog. */
export function isShownFailure(failure: unknown): boolean {
  return Boolean(failure) && !(failure instanceof CallFailure && failure.status === 401);
}
