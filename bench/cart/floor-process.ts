import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from './record-statements.ts';

/** Task of the floor: the statements of each recorded request, where to send them, and what to answer. */
export interface FloorTask {
  readonly url: string;
  readonly requests: readonly (readonly Statement[])[];
  readonly answer: string;
}

/** The floor: `node:http`, `pg`, and the same statements in the same transactions. It decides nothing. */
process.on('message', (message: FloorTask | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    return void process.send?.((user + system) / 1e6);
  }
  const { url, requests, answer } = message;
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {});
  const body = Buffer.from(answer);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

  async function replay(statements: readonly Statement[]): Promise<void> {
    for (const run of transactionsOf(statements)) {
      const client = await pool.connect();
      for (const { text, values, name } of run)
        await client.query({ text, values: [...values], ...(name ? { name } : {}) });
      client.release();
    }
  }

  const server = createServer((request, response) => {
    request.resume();
    const statements = requests[Math.trunc(Math.random() * requests.length)] ?? [];
    replay(statements).then(
      () => response.writeHead(200, headers).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));

function transactionsOf(statements: readonly Statement[]): Statement[][] {
  const runs: Statement[][] = [];
  for (const statement of statements) {
    if (runs.length === 0 || /^begin/i.test(statement.text)) runs.push([]);
    runs.at(-1)?.push(statement);
  }
  return runs;
}
