import { useState } from 'react';
import { sameJson } from '../same-json.ts';

/** A document with the version of it that the server gave. */
export interface Versioned<D> {
  readonly version: string;
  readonly document: D;
}

/** Functions that read and save a document. */
interface Source<D> {
  /** As it was last read. */
  readonly read: Versioned<D>;
  /** Saves on top of a version; gives what is saved then. @throws what the call threw */
  readonly send: (edited: Versioned<D>) => Promise<Versioned<D>>;
  /** The state of the call by which it is sent. */
  readonly sending: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
  /** Reads it as it is now; undefined where that fails. */
  readonly refetch: () => Promise<Versioned<D> | undefined>;
}

export type Saving = ReturnType<typeof useSaving<unknown>>;

/** The document as it is typed now. */
interface Edited<D> {
  readonly document: D;
  readonly change: (edit: (document: D) => D) => void;
}

/** Saving on top of what was read; when somebody else saved in the meantime, one of both is chosen. */
export function useSaving<D>({ read, send, sending, refetch }: Source<D>, { document, change }: Edited<D>) {
  const [base, setBase] = useState(read);
  const [refused, setRefused] = useState<D | null>(null);
  // Other parts of the screen and a new login read it again: that version counts only while its document is
  // the one edited here.
  const version = sameJson(read.document, base.document) ? read.version : base.version;
  const save = async (on: string) => {
    try {
      setBase(await send({ version: on, document }));
      return true;
    } catch {
      setRefused(document);
      return false;
    }
  };
  const goBackTo = (saved: Versioned<D>) => {
    setBase(saved);
    sending.reset();
    change(() => saved.document);
  };
  return {
    version,
    isDirty: document !== base.document && !sameJson(document, base.document),
    isSaving: sending.isPending,
    failure: sending.error,
    /** True when exactly this could not be saved: it is not tried again automatically. */
    isRefused: refused === document,
    save: () => save(version),
    discard: () => goBackTo(base),
    keepMine: async () => {
      const fresh = await refetch();
      if (fresh) await save(fresh.version);
    },
    takeTheirs: async () => {
      const fresh = await refetch();
      if (fresh) goBackTo(fresh);
    },
  };
}
