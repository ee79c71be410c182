import type { DocumentVersion } from '@veranda/contracts/documents';
import { formatDateTime } from '../../format-date-time.ts';
import { t } from './messages.ts';

/** Reason for which a version is kept, in a word. */
export function versionKind({ kind }: Pick<DocumentVersion, 'kind'>): string {
  return t(kind);
}

/** Name of a version, else when it was made. */
export function versionTitle({ name, createdAt }: DocumentVersion): string {
  return name || formatDateTime(createdAt);
}

/** A version in a list of choices. */
export function versionChoice(version: DocumentVersion, kindOf = versionKind): string {
  return `${versionTitle(version)} · ${kindOf(version)}`;
}
