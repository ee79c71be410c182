/** Reason for which a version is kept, and its name; empty for none. */
export interface KeptVersion {
  readonly reason: 'published' | 'automatic' | 'named';
  readonly name: string;
}

/** The newest version of a document, and whether its document is the one that is to be kept. */
interface NewestVersion extends KeptVersion {
  readonly isSame: boolean;
}

/**
 * Says how a version is kept: as one more, by giving the newest one another reason, or not at all, where the newest one
 * stands for it. An automatic version that is published or named stays for ever; a published one keeps its reason.
 */
export function keepingOf(
  newest: NewestVersion | undefined,
  wanted: KeptVersion,
): 'insert' | 'change' | 'nothing' {
  if (!newest?.isSame) return 'insert';
  if (wanted.reason === 'automatic') return 'nothing';
  if (newest.reason === 'automatic') return 'change';
  return newest.reason === wanted.reason && newest.name === wanted.name ? 'nothing' : 'insert';
}
