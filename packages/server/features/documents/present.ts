import type { DocumentVersion, LoggedTransaction, Presence } from '@veranda/contracts/documents';
import type { PresenceRecord } from '@veranda/db/documents/reader';
import type { VersionRecord } from '@veranda/db/documents/versions';
import type { LoggedTransaction as StoredTransaction } from '@veranda/domain/documents/transaction';
import { personColour } from '../../services/sites/documents/person-colour.ts';

/** Everybody who has a document open, each account in the same colour everywhere. */
export function presentPeople(people: readonly PresenceRecord[]): Presence[] {
  return people.map(({ clientId, accountId, name, selection, sectionId, locked }) => ({
    client: clientId,
    accountId,
    name,
    colour: personColour(accountId),
    selection: [...selection],
    sectionId,
    locked: [...locked],
  }));
}

export function presentVersion(version: VersionRecord): DocumentVersion {
  const { id, reason, name, seq, createdAt, author } = version;
  return { id, kind: reason, name, seq: Number(seq), createdAt: createdAt.toISOString(), author };
}

export function presentLogged({ edits, ...transaction }: StoredTransaction): LoggedTransaction {
  return { ...transaction, edits: [...edits] };
}
