/**
 * No connection was free, none could be made, or it was lost on the way. The same may be asked again: nothing
 * was done, unless the connection was lost at the commit itself.
 */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

// SQLSTATE: class 08 is the connection itself; 57P01–57P05 a server that stops, starts or drops a session;
// 53300 too many connections; 53400 and 53100 its limits and its disk.
const away = /^(?:08...|57P0[1-5]|53[134]00)$/;
const lost =
  /^(?:Connection terminated|Connection ended|Client (?:was closed|has encountered a connection error))/;
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/** True when an error means that PostgreSQL cannot be reached now; a moment later the same may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (lost.test(error.message)) return true;
  if (typeof code !== 'string') return false;
  return away.test(code) || (sockets.has(code) && syscall === 'connect');
}
