import type { Account, signUp } from '@veranda/contracts/accounts';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { insertAccount } from '@veranda/db/accounts/writer';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { enqueueWelcome } from './email-address.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

/** Makes an account, or says why not. */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'newId'>,
  body: EndpointInput<typeof signUp>['body'],
): Promise<Account | Refusal> {
  const email = body.email.trim();
  if (!isEmailAddress(email)) return refuse('email-invalid', { field: 'email' });
  const problem = await passwordProblem(body.password, [email, body.name ?? '']);
  if (problem) return refuse(problem, { field: 'password' });
  const account = { id: deps.newId(), email, name: body.name?.trim() ?? '' };
  const passwordHash = await hashPassword(body.password);
  const made = await deps.db.global(async (tx) => {
    const isNew = await insertAccount(tx, { ...account, passwordHash });
    if (isNew) await enqueueWelcome(deps, tx, account.id);
    return isNew;
  });
  return made ? account : refuse('email-taken', { field: 'email' });
}
