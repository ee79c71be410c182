/** Name under which a tab keeps its work on a document; no other tab uses it while it is held. */
export interface WorkSlot {
  readonly name: string;
  release(): void;
}

/** Beginning of the names of all works of an account on a document: several people may use a browser. */
export function slotNames(account: string, document: string): string {
  return `${account}:${document}:`;
}

/**
 * Holds a name for this tab: the one that it had before it was loaded again, else one that is kept and that no tab
 * holds, else a new one.
 */
export async function takeSlot(beginning: string, kept: readonly string[]): Promise<WorkSlot> {
  const before = readBefore(beginning);
  const wanted = [...(before === null ? [] : [before]), ...kept];
  for (const name of wanted) {
    const slot = await holdSlot(name);
    if (slot) return remembered(beginning, slot);
  }
  for (let number = 0; ; number += 1) {
    const slot = await holdSlot(`${beginning}${number}`);
    if (slot) return remembered(beginning, slot);
  }
}

/** Holds a name; null where another tab does. */
export function holdSlot(name: string): Promise<WorkSlot | null> {
  // A browser without locks has one tab as far as it knows.
  if (!('locks' in navigator)) return Promise.resolve({ name, release: () => undefined });
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`veranda-work ${name}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve({ name, release }));
      })
      .catch(reject);
  });
}

function remembered(beginning: string, slot: WorkSlot): WorkSlot {
  try {
    sessionStorage.setItem(`veranda-work ${beginning}`, slot.name);
  } catch {
    // A browser that forbids it gives the tab any free name after a reload.
  }
  return slot;
}

function readBefore(beginning: string): string | null {
  try {
    return sessionStorage.getItem(`veranda-work ${beginning}`);
  } catch {
    return null;
  }
}
