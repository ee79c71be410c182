import type { Presence } from '@veranda/contracts/documents';
import type { DocumentKind } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { DocumentPresence } from './presence.ts';

/** Whoever else types in a section; undefined for nobody. */
export function lockHolder(people: readonly Presence[], section: string): Presence | undefined {
  return people.find(({ locked }) => locked.includes(section));
}

const lockedField = 'sections.';

/** The section that a change was refused for because somebody else types in it; null where that is not why. */
export function lockedSection({ code, field }: Refusal): string | null {
  return code === 'section-locked' && field?.startsWith(lockedField) ? field.slice(lockedField.length) : null;
}

/**
 * Refuses edits of a section that somebody else types in, and says of every other section that is edited that it is
 * typed in here. The lock is one among people: the server puts what arrives in order all the same.
 */
export function guardSections<D>(kind: DocumentKind<D>, presence: DocumentPresence) {
  return (document: D, edits: readonly Edit[]): Refusal | null => {
    const sections = [...(kind.editedParts?.(document, edits) ?? [])];
    const people = presence.getState();
    for (const section of sections) {
      const holder = lockHolder(people, section);
      if (holder)
        return refuse('section-locked', { field: `${lockedField}${section}`, params: { name: holder.name } });
    }
    presence.type(sections);
    return null;
  };
}
