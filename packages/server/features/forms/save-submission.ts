import { createHash } from 'node:crypto';
import { captchaActionOf } from '@veranda/contracts/form-protocol';
import { insertSubmission, spendFormKey, spendOwnKey } from '@veranda/db/forms/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { emailsOf, searchText } from '@veranda/domain/forms/answer-text';
import { spamReason } from '@veranda/domain/forms/spam';
import { type Answers, validateAnswers } from '@veranda/domain/forms/validate-answers';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { keyHash, keyLifetime } from './issue-key.ts';
import { type LiveForm, liveForm } from './live-form.ts';
import type { Refused } from './refused.ts';
import { sentinelOf } from './sentinels.ts';
import type { SubmissionInput } from './submission-input.ts';

type SaveDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'captcha' | 'settings'>;

/** A submission that was saved, or would have been saved a second time. */
export interface Saved {
  readonly kind: 'saved';
  readonly form: LiveForm;
}

/**
 * Saves a submission (storefront §4, §5, §8): the form as visitors see it, its fields by the domain's rules,
 * the captcha, and then in one transaction the key, the answer and the message by which it is delivered.
 * Nothing is half stored.
 */
export async function saveSubmission(
  deps: SaveDeps,
  site: SiteEntry,
  sent: { readonly input: SubmissionInput; readonly ip: string },
): Promise<Saved | Refused> {
  const { input, ip } = sent;
  const form = await liveForm(deps, site, input.formId);
  if (form === null) return refused('form-not-configured');
  const read = validateAnswers(form.document, input.payload(form.document));
  if (read.kind === 'unreadable') return refused('form-unreadable');
  if (read.kind === 'invalid') return { ...refused('form-invalid'), problems: read.problems };
  const sentinel = deps.settings.development ? sentinelOf(form.document, read.answers) : null;
  if (sentinel) return sentinel;
  const captcha = await captchaProblem(deps, form, sent);
  if (captcha) return captcha;
  const outcome = await transactionWithRefusal(deps.db, site.id, (tx) =>
    writeSubmission(deps, tx, { site, form, input, answers: read.answers, ip }),
  );
  if (!isRefusal(outcome)) return { kind: 'saved', form };
  // The same form sent twice without a key: the first has said it all.
  return input.key === '' ? { kind: 'saved', form } : refused('form-key-refused');
}

function refused(code: Refused['code']): Refused {
  return { kind: 'refused', code };
}

async function captchaProblem(
  deps: SaveDeps,
  { document }: LiveForm,
  { input, ip }: { readonly input: SubmissionInput; readonly ip: string },
): Promise<Refused | null> {
  if (!document.captcha.enabled) return null;
  const action = captchaActionOf({
    isPopup: input.isPopup,
    isNewsletter: document.purpose === 'newsletter',
  });
  const verdict = await deps.captcha.verify({ token: input.captchaKey, key: input.key, action, ip });
  if (verdict === 'passed') return null;
  return refused(verdict === 'failed' ? 'form-captcha' : 'form-fault');
}

interface Submission {
  readonly site: SiteEntry;
  readonly form: LiveForm;
  readonly input: SubmissionInput;
  readonly answers: Answers;
  readonly ip: string;
}

async function writeSubmission(deps: SaveDeps, tx: SiteTransaction, submission: Submission) {
  const { form, input, answers } = submission;
  const submissionId = deps.newId();
  const hash = input.key === '' ? contentHash(deps, submission) : keyHash(input.key);
  const now = new Date(deps.now());
  const spend = { hash, submissionId, now };
  const spent =
    input.key === ''
      ? await spendOwnKey(tx, { ...spend, expiresAt: new Date(deps.now() + keyLifetime) })
      : await spendFormKey(tx, spend);
  if (!spent) return refuse('form-key-refused');
  const reason = spamReason(input.signs);
  await insertSubmission(tx, {
    id: submissionId,
    formId: form.id,
    versionId: form.versionId,
    keyHash: hash,
    answers,
    spamReason: reason,
    searchText: searchText(form.document, answers),
    emails: [...emailsOf(form.document, answers)],
    page: input.page,
  });
  if (reason === '') await tellOfAnswer(deps, tx, { formId: form.id, submissionId });
  return { submissionId };
}

/** Leaves the message by which an answer is delivered; once an answer, however often it is asked for. */
export async function tellOfAnswer(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  answer: { readonly formId: string; readonly submissionId: string },
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'form-answer',
    dedupeKey: `form-answer:${answer.submissionId}`,
    payload: { siteId: tx.siteId, ...answer },
  });
}

const sameWithin = 10 * 60_000;

// A page that is the same for everybody carries no key: what is sent, by whom and when stands for one, so
// that a second press of the button is the first again.
function contentHash(deps: Pick<Deps, 'now'>, { form, answers, ip }: Submission): Uint8Array {
  const slot = Math.floor(deps.now() / sameWithin);
  return createHash('sha256')
    .update(JSON.stringify(['posted', form.id, slot, ip, answers]))
    .digest();
}
