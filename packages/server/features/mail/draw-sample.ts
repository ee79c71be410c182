import type { MailWords } from '@veranda/contracts/notifications';
import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { sampleMail } from '../../platform/mail/sample-mails.ts';
import { writeMailAs } from '../../platform/mail/write-mail.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { wordsProblem, wordsToKeep } from './check-words.ts';
import { readSampleParts } from './read-notifications.ts';

/** A mail with made-up content that is wanted. */
export interface WantedSample {
  readonly kind: string;
  readonly words: MailWords;
  readonly id: string;
  readonly to: string;
  /** Whether the mail says itself that it is a sample. */
  readonly isMarked: boolean;
}

/** Draws it with goods of the site, in the words that are given. */
export async function drawSample(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  site: SiteEntry,
  { kind, words, id, to, isMarked }: WantedSample,
): Promise<Mail | Refusal> {
  if (!isMailKind(kind)) return refuse('unknown-mail');
  const problem = wordsProblem(kind, words);
  if (problem) return problem;
  const { kit, goods } = await readSampleParts(deps, site);
  const content = sampleMail(kit, kind, { id, to, now: new Date(deps.now()), goods });
  return writeMailAs(kit, { ...content, isSample: isMarked }, wordsToKeep(kind, site.language, words));
}
