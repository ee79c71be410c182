import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionEvent } from './connection-event.ts';

/** Limits on the answers that a client does not read. */
export interface UnreadLimits {
  /** Requests of one connection that wait for their answers. */
  readonly pipelined: number;
  /** Bytes of responses queued for one connection. */
  readonly bytes: number;
  /** Milliseconds without progress on what is queued. */
  readonly idle: number;
  /** Bytes queued for all connections of a process together. */
  readonly total: number;
}

/** Browsers pipeline nothing; the longest page has 5 MB, files are sent as they are read. */
export const unreadLimits: UnreadLimits = {
  pipelined: 16,
  bytes: 16_777_216,
  idle: 60_000,
  total: 268_435_456,
};

/** Reason why a connection was cut. */
export type CutReason = 'pipelined' | 'bytes' | 'idle' | 'total';

export interface UnreadWatch {
  /**
   * Answers what is admitted; a connection that asks for too much at once is cut, and its last request is not
   * answered.
   */
  readonly listener: RequestListener;
  /** Looks at every connection once; the time is in milliseconds. */
  sweep(now: number): void;
}

interface Connection {
  readonly answers: Set<ServerResponse>;
  /** Bytes sent to the operating system by the last sweep, and when that number last changed. */
  sent: number;
  since: number;
}

const sweepEvery = 1_000;

interface WatchOptions {
  readonly listener: RequestListener;
  readonly limits: UnreadLimits;
  readonly onCut: (reason: CutReason) => void;
}

/**
 * Cuts connections that do not read what they asked for: what waits for them is memory that nobody else has.
 * Without it 400 connections that only ask hold a gigabyte.
 */
export function watchUnread(server: Server, { listener, limits, onCut }: WatchOptions): UnreadWatch {
  const connections = new Map<Socket, Connection>();
  const cut = (socket: Socket, reason: CutReason): void => {
    connections.delete(socket);
    socket.destroy();
    onCut(reason);
  };
  const sweep = (now: number): void => {
    const waiting = waitingAt(now, connections);
    for (const { socket, bytes, since } of waiting)
      if (bytes > limits.bytes) cut(socket, 'bytes');
      else if (now - since >= limits.idle) cut(socket, 'idle');
    const connected = waiting.filter(({ socket }) => connections.has(socket));
    for (const socket of beyondTotal(connected, limits.total)) cut(socket, 'total');
  };
  server.on(connectionEvent(server), (socket: Socket) => {
    // Not a number: the first look at it counts as progress.
    connections.set(socket, { answers: new Set(), sent: Number.NaN, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => sweep(performance.now()), sweepEvery).unref();
  server.once('close', () => clearInterval(timer));
  return {
    sweep,
    listener(request: IncomingMessage, response: ServerResponse) {
      const connection = connections.get(request.socket);
      // One that was cut: what else its last packet asked for is not answered.
      if (!connection) return;
      if (connection.answers.size >= limits.pipelined) return cut(request.socket, 'pipelined');
      connection.answers.add(response);
      response.once('close', () => connection.answers.delete(response));
      listener(request, response);
    },
  };
}

interface Waiting {
  readonly socket: Socket;
  readonly bytes: number;
  readonly since: number;
}

/** The connections with something queued, and since when they have made no progress. */
function waitingAt(now: number, connections: ReadonlyMap<Socket, Connection>): Waiting[] {
  return [...connections].flatMap(([socket, connection]) => {
    const bytes = unreadBytes(socket, connection.answers);
    const { since } = progressOf(socket, connection, { bytes, now });
    return bytes > 0 ? [{ socket, bytes, since }] : [];
  });
}

/** Those to be cut so that the rest is within the total: longest without progress first. */
function beyondTotal(waiting: readonly Waiting[], total: number): Socket[] {
  let sum = waiting.reduce((before, { bytes }) => before + bytes, 0);
  if (sum <= total) return [];
  const longestFirst = waiting.toSorted((a, b) => a.since - b.since || b.bytes - a.bytes);
  return longestFirst.flatMap(({ socket, bytes }) => {
    if (sum <= total) return [];
    sum -= bytes;
    return [socket];
  });
}

/** Bytes queued for a connection: of the response being sent, and of those behind it. */
function unreadBytes(socket: Socket, answers: ReadonlySet<ServerResponse>): number {
  let bytes = socket.writableLength;
  // The writable length of the answer that has the socket is that of the socket and its own.
  for (const answer of answers)
    bytes += answer.writableLength - (answer.socket === socket ? socket.writableLength : 0);
  return bytes;
}

// A write is acknowledged as a whole; how much of a long one is not sent yet is in the write queue of the
// socket's handle.
function progressOf(
  socket: Socket,
  connection: Connection,
  { bytes, now }: { readonly bytes: number; readonly now: number },
): Connection {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  const sent = socket.bytesWritten - socket.writableLength - (handle?.writeQueueSize ?? 0);
  if (bytes === 0 || sent !== connection.sent) connection.since = now;
  connection.sent = sent;
  return connection;
}
