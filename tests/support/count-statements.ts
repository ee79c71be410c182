import pg from 'pg';

/** The statements that the application sends while `work` runs, besides those of transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [{ rowMode?: string; text?: string } | undefined];
    if (asked?.rowMode === 'array' && asked.text !== undefined) found.push(asked.text);
    return send.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = send as typeof pg.Client.prototype.query;
  }
  return found;
}
