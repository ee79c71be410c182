import type { Proposal, PublishingChange } from '@veranda/contracts/publishing';
import { t } from './messages.ts';

/** What a publication does to a document, in a few words. */
export const changeLabels: Readonly<Record<PublishingChange['change'], string>> = {
  added: t('changeAdded'),
  changed: t('changeChanged'),
  removed: t('changeRemoved'),
  moved: t('changeMoved'),
};

const aspectLabels: Readonly<Record<PublishingChange['aspects'][number], string>> = {
  title: t('aspectTitle'),
  address: t('aspectAddress'),
  search: t('aspectSearch'),
  access: t('aspectAccess'),
  sections: t('aspectSections'),
  files: t('aspectFiles'),
  navigation: t('aspectNavigation'),
  header: t('aspectHeader'),
  footer: t('aspectFooter'),
  slides: t('aspectSlides'),
  settings: t('aspectSettings'),
  theme: t('aspectTheme'),
  fields: t('aspectFields'),
};

/** Details of a change: counts of blocks, and what else is another. */
export function changeDetails({ blocks, aspects }: PublishingChange): string[] {
  return [...blockDetails(blocks), ...aspects.map((aspect) => aspectLabels[aspect])];
}

/** Counts of blocks in words. */
function blockDetails({ added, changed, moved, removed }: PublishingChange['blocks']): string[] {
  return [
    ...(added > 0 ? [t('blocksAdded', { count: added })] : []),
    ...(changed > 0 ? [t('blocksChanged', { count: changed })] : []),
    ...(moved > 0 ? [t('blocksMoved', { count: moved })] : []),
    ...(removed > 0 ? [t('blocksRemoved', { count: removed })] : []),
  ];
}

/** What a proposal changes, in words. */
export function proposalDetails({ blocks, fields }: Pick<Proposal, 'blocks' | 'fields'>): string[] {
  return [...blockDetails(blocks), ...(fields > 0 ? [t('fieldsChanged', { count: fields })] : [])];
}

/** Name of a document: its title, or what it is. */
export function changeTitle({ kind, title }: Pick<PublishingChange, 'kind' | 'title'>): string {
  if (kind === 'product') return t('pageContentOf', { title });
  return kind === 'site' ? t('siteSettings') : title;
}

/** Why another document has to go along. */
export function needReason(need: PublishingChange['needs'][number]): string {
  const { title } = need;
  if (need.reason === 'form') return t('needsForm', { title });
  if (need.reason === 'collection') return t('needsCollection', { title });
  return need.reason === 'home' ? t('needsHome', { title }) : t('needsAddress', { title });
}

/** The chosen changes with all that they need, by id. */
export function withNeeds(
  chosen: ReadonlySet<string>,
  changes: readonly PublishingChange[],
): ReadonlySet<string> {
  const all = new Set(chosen);
  for (const id of all)
    for (const need of changes.find((change) => change.id === id)?.needs ?? []) all.add(need.id);
  return all;
}
