import pg from 'pg';
import { NoConnection } from './database-unavailable.ts';
import { createStatementNames } from './named-statements.ts';

/** The connections at one moment. */
export interface PoolStats {
  readonly open: number;
  readonly inUse: number;
  /** Transactions that wait for a connection. */
  readonly waiting: number;
}

/** A few connections shared by all transactions of a process. */
export interface ConnectionPool {
  /** A connection. @throws NoConnection when none is free or none can be made in time */
  connect(): Promise<pg.PoolClient>;
  readonly statementName: (text: string) => string | undefined;
  isReachable(): Promise<boolean>;
  stats(): PoolStats;
  close(): Promise<void>;
}

const connectLimit = 5_000;
const answerLimit = 2_000;
const idleLimit = 30_000;

// int8 comes as text by default because a number cannot hold it; amounts and versions are bigints here.
const int8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/**
 * Makes the pool. A connection lost while idle is reported and dropped; without a listener it would end the
 * process.
 */
export function createConnectionPool(options: {
  readonly url: string;
  readonly poolSize?: number;
  readonly onConnectionLost?: (error: Error) => void;
}): ConnectionPool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: connectLimit,
    idleTimeoutMillis: idleLimit,
    keepAlive: true,
    application_name: 'veranda',
    types,
  });
  const lost = options.onConnectionLost ?? (() => {});
  pool.on('error', lost);
  // A client that is handed out is not watched by the pool: its loss also rejects the statement under way.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new NoConnection('no connection to the database', { cause: error });
      }),
    statementName: createStatementNames(),
    isReachable: () => answers(pool),
    stats: () => ({
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, answerLimit, false).unref());
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, limit]);
}
