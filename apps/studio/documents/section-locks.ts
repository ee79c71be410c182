import type { Presence } from '@veranda/contracts/documents';
import type { DocumentKind } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { DocumentPresence } from './presence.ts';

/** Whoever else types in a section; undefined for nobody. */
export function lockHolder(people: readonly Presence[], section: string): Presence | undefined {
  return people.find(({ locked }) => locked.includes(section));
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
        return refuse('section-locked', { field: `sections.${section}`, params: { name: holder.name } });
    }
    presence.type(sections);
    return null;
  };
}
