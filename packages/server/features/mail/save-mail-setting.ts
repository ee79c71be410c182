import type { MailOverrides, MailSetting } from '@veranda/contracts/mail-settings';
import { findTemplate } from '@veranda/db/mail/reader';
import { saveTemplate } from '@veranda/db/mail/writer';
import { isMailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { placeholderProblem, overridesToStore } from './check-overrides.ts';
import { presentMailSetting } from './present-mail-setting.ts';
import { readSampleParts } from './read-mail-settings.ts';

/** Kind of mail to save. */
interface MailSettingToSave {
  readonly kind: string;
  readonly overrides: MailOverrides;
  readonly enabled: boolean;
  readonly version: string;
}

/** Saves the texts and the switch of a kind over the version that was read. */
export async function saveMailSetting(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
  { kind, overrides, enabled, version }: MailSettingToSave,
): Promise<MailSetting | Refusal> {
  if (!isMailKind(kind)) return refuse('unknown-mail');
  const problem = placeholderProblem(kind, overrides);
  if (problem) return problem;
  if (!enabled && !mailKind(kind).mayBeOff) return refuse('mail-always-sent', { field: 'enabled' });
  const stored = overridesToStore(kind, site.language, overrides);
  const sample = await readSampleParts(deps, site);
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const saved = await saveTemplate(tx, { ...stored, kind, enabled, version: BigInt(version) });
    if (!saved) return refuse('version-conflict');
    return presentMailSetting(sample, kind, await findTemplate(tx, kind));
  });
}
