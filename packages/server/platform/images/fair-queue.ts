/** Work that is done one at a time, in turn of those who want it. */
interface FairQueue {
  /** Does `work` when it is the turn of `owner`; what one owner wants is done in its order. */
  add<T>(owner: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is left. */
  done(): Promise<void>;
}

/**
 * Opens a queue: an owner with much to do goes to the end with each piece, so that others wait for one piece
 * at most.
 */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // A map keeps the order in which names came: whoever has more to do comes again at its end.
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [owner, [first, ...rest]] = next.value;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      await first?.();
    }
    running = null;
  }

  return {
    add: (owner, work) =>
      new Promise((resolve, reject) => {
        const turn = (): Promise<void> => work().then(resolve, reject);
        waiting.set(owner, [...(waiting.get(owner) ?? []), turn]);
        running ??= run();
      }),
    done: async () => {
      await running;
    },
  };
}
