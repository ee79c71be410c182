import { type ContributorRole, contributorRole, contributorRoles } from '@veranda/domain/contributors/codes';
import { formatList } from '../../format-list.ts';
import { t } from './messages.ts';

const names: Readonly<Record<ContributorRole, { readonly name: string; readonly note: string }>> = {
  admin: { name: t('admin'), note: t('adminNote') },
  billing: { name: t('billing'), note: t('billingNote') },
  reporting: { name: t('reporting'), note: t('reportingNote') },
  editor: { name: t('editor'), note: t('editorNote') },
  moderator: { name: t('moderator'), note: t('moderatorNote') },
  commenter: { name: t('commenter'), note: t('commenterNote') },
  'store manager': { name: t('storeManager'), note: t('storeManagerNote') },
  scheduling: { name: t('scheduling'), note: t('schedulingNote') },
  viewer: { name: t('viewer'), note: t('viewerNote') },
  'campaigns editor': { name: t('campaignsEditor'), note: t('campaignsEditorNote') },
  'scheduling viewer': { name: t('schedulingViewer'), note: t('schedulingViewerNote') },
  'scheduling editor': { name: t('schedulingEditor'), note: t('schedulingEditorNote') },
  none: { name: t('none'), note: t('noneNote') },
  'website manager': { name: t('websiteManager'), note: t('websiteManagerNote') },
  'draft editor': { name: t('draftEditor'), note: t('draftEditorNote') },
};

/** The roles by their codes, the one that may most first and those of an area together. */
export const roleCodes: readonly number[] = [1, 15, 4, 16, 8, 6, 7, 10, 3, 2, 11, 9, 13, 12, 14].filter(
  (code) => code in contributorRoles,
);

/** The name of a role, by its number where there is no such code. */
export function roleName(code: number): string {
  const role = contributorRole(code);
  return role ? names[role].name : t('roleNumber', { role: code });
}

/** A role's rights in a sentence. */
export function roleNote(code: number): string {
  const role = contributorRole(code);
  return role ? names[role].note : '';
}

/** The names of roles as a list in a sentence. */
export function roleList(codes: readonly number[]): string {
  return formatList(codes.map(roleName));
}
