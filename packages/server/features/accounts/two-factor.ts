import {
  findAccount,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTotpStep,
  updateAccount,
} from '@veranda/db/accounts/settings';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { Secret, TOTP } from 'otpauth';
import type { AccountIdentity } from '../../platform/http/route.ts';
import { openSecret, sealSecret } from '../../platform/secrets/seal-secret.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import { withLoginThrottle } from '../../platform/sessions/login-throttle.ts';
import type { Deps } from '../../services/deps.ts';

type TwoFactorDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'random' | 'newId'>;

/** A code that somebody sends, and from where. */
interface SentCode {
  readonly code: string | undefined;
  readonly ip: string;
}

/** Periods before and after the present one whose codes are taken too: clocks differ (RFC 6238 §5.2). */
const totpWindow = 1;
/** Recovery codes that an account gets, and the characters of each: 50 bits. */
const recovery = { codes: 10, characters: 10 } as const;
// Crockford's base 32: no letter is taken for a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Veranda', label, secret: Secret.fromBase32(secret) });
}

/** Makes a secret for an app, in the place of one whose code was never sent. */
export async function startTwoFactor(
  deps: TwoFactorDeps,
  account: AccountIdentity,
): Promise<{ secret: string; uri: string } | Refusal> {
  const secret = new Secret({ buffer: Uint8Array.from(deps.random(20)).buffer }).base32;
  return deps.db.global(async (tx) => {
    const row = await findAccount(tx, account.id, { lock: true });
    if (row?.totpConfirmedAt) return refuse('two-factor-on');
    await updateAccount(tx, {
      id: account.id,
      totpSecret: sealSecret(deps, account.id, secret),
      totpStep: 0n,
    });
    return { secret, uri: totpOf(secret, account.email).toString() };
  });
}

/** Turns two-factor authentication on with a first code. @returns the recovery codes, which are kept nowhere else */
export async function turnOnTwoFactor(
  deps: TwoFactorDeps,
  account: AccountIdentity,
  sent: SentCode,
): Promise<readonly string[] | Refusal> {
  const row = await deps.db.global((tx) => findAccount(tx, account.id));
  if (row?.totpConfirmedAt) return refuse('two-factor-on');
  if (!row?.totpSecret) return refuse('two-factor-off');
  const started = row.totpSecret;
  const refused = await judge(deps, account.id, sent);
  if (refused) return refused;
  const codes = makeRecoveryCodes(deps);
  return deps.db.global(async (tx) => {
    const now = await findAccount(tx, account.id, { lock: true });
    // A second setup in another window has replaced the secret that the code was for.
    if (!now?.totpSecret || !Buffer.from(now.totpSecret).equals(started))
      return refuse('two-factor-wrong', { field: 'code' });
    await updateAccount(tx, { id: account.id, totpConfirmedAt: new Date(deps.now()) });
    await replaceRecoveryCodes(tx, account.id, codes.map(hashOfCode));
    await tellByMail(deps, tx, { accountId: account.id, isOn: true });
    return codes;
  });
}

/** Turns it off with a code; null when it is done. */
export async function turnOffTwoFactor(
  deps: TwoFactorDeps,
  account: AccountIdentity,
  sent: SentCode,
): Promise<null | Refusal> {
  const refused = await requireCode(deps, account.id, sent);
  if (refused) return refused;
  await deps.db.global(async (tx) => {
    await updateAccount(tx, { id: account.id, totpSecret: null, totpConfirmedAt: null, totpStep: 0n });
    await replaceRecoveryCodes(tx, account.id, []);
    await tellByMail(deps, tx, { accountId: account.id, isOn: false });
  });
  return null;
}

/** Makes new recovery codes with a code; those before stop working. */
export async function renewRecoveryCodes(
  deps: TwoFactorDeps,
  account: AccountIdentity,
  sent: SentCode,
): Promise<readonly string[] | Refusal> {
  const refused = await requireCode(deps, account.id, sent);
  if (isRefusal(refused)) return refused;
  const codes = makeRecoveryCodes(deps);
  await deps.db.global((tx) => replaceRecoveryCodes(tx, account.id, codes.map(hashOfCode)));
  return codes;
}

async function requireCode(deps: TwoFactorDeps, accountId: string, sent: SentCode): Promise<null | Refusal> {
  const row = await deps.db.global((tx) => findAccount(tx, accountId));
  return row?.totpConfirmedAt ? judge(deps, accountId, sent) : refuse('two-factor-off');
}

/**
 * The refusal of a log-in whose password was right, as far as it lacks the second factor; null where the account asks
 * for none or the code is right.
 */
export async function secondFactorProblem(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  accountId: string,
  sent: SentCode,
): Promise<null | Refusal> {
  const row = await deps.db.global((tx) => findAccount(tx, accountId));
  if (!row?.totpConfirmedAt) return null;
  if (!sent.code) return refuse('two-factor-needed', { field: 'code' });
  return judge(deps, accountId, sent);
}

// Wrong codes are limited like wrong passwords: five in 15 minutes.
async function judge(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  accountId: string,
  { code = '', ip }: SentCode,
): Promise<null | Refusal> {
  const guess = { among: 'two-factor', of: accountId, ip };
  const outcome = await withLoginThrottle<true>(deps, guess, async () =>
    (await isRight(deps, accountId, code)) ? true : refuse('two-factor-wrong', { field: 'code' }),
  );
  return isRefusal(outcome) ? outcome : null;
}

async function isRight(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  accountId: string,
  sent: string,
): Promise<boolean> {
  const code = sent.replace(/[\s-]/g, '').toUpperCase();
  return deps.db.global(async (tx) => {
    if (!/^\d{6}$/.test(code)) return takeRecoveryCode(tx, { accountId, codeHash: hashOfCode(code) });
    const row = await findAccount(tx, accountId);
    const secret = row?.totpSecret ? openSecret(deps, accountId, row.totpSecret) : null;
    if (secret === null) return false;
    const totp = totpOf(secret, '');
    const timestamp = deps.now();
    const delta = totp.validate({ token: code, timestamp, window: totpWindow });
    if (delta === null) return false;
    return takeTotpStep(tx, { accountId, step: BigInt(totp.counter({ timestamp }) + delta) });
  });
}

function makeRecoveryCodes({ random }: Pick<Deps, 'random'>): string[] {
  return Array.from({ length: recovery.codes }, () => {
    const letters = [...random(recovery.characters)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

function hashOfCode(code: string): Buffer {
  return hashOf(code.replace(/[\s-]/g, '').toUpperCase());
}

async function tellByMail(
  deps: Pick<Deps, 'newId'>,
  tx: Parameters<typeof addToOutbox>[0],
  change: { readonly accountId: string; readonly isOn: boolean },
): Promise<void> {
  const id = deps.newId();
  const payload = { id, ...change };
  await addToOutbox(tx, { id, topic: 'account-two-factor', dedupeKey: `account-two-factor.${id}`, payload });
}
