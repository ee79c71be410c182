import type { MailOverrides } from '@veranda/contracts/mail-settings';
import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { sampleMail } from '../../services/commerce/mails/sample-mails.ts';
import { writeMailAs } from '../../services/sites/mails/write-mail.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { placeholderProblem, overridesToStore } from './check-overrides.ts';
import { readSampleParts } from './read-mail-settings.ts';

/** Sample to render. */
interface WantedSample {
  readonly kind: string;
  readonly overrides: MailOverrides;
  readonly id: string;
  readonly to: string;
  /** True when the mail itself says that it is a sample. */
  readonly isMarked: boolean;
}

/** The mail with products of the site and these texts of the owner. */
export async function renderSampleMail(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  site: SiteEntry,
  { kind, overrides, id, to, isMarked }: WantedSample,
): Promise<Mail | Refusal> {
  if (!isMailKind(kind)) return refuse('unknown-mail');
  const problem = placeholderProblem(kind, overrides);
  if (problem) return problem;
  const { kit, products } = await readSampleParts(deps, site);
  const content = sampleMail(kit, kind, { id, to, now: new Date(deps.now()), products });
  return writeMailAs(
    kit,
    { ...content, isSample: isMarked },
    overridesToStore(kind, site.language, overrides),
  );
}
