import { Readable } from 'node:stream';

/** Server-sent events as a stream. */
interface EventStream {
  readonly stream: Readable;
  /** Sends an event with JSON data. */
  send(event: string, data: unknown): void;
  end(): void;
}

/** Milliseconds between two comments that keep proxies from closing a silent connection. */
const heartbeatMs = 15_000;

/** Milliseconds after which a browser asks again when the connection is lost. */
const retryMs = 1000;

/** Opens a stream of events; `closed` is called once, whoever ends it. */
export function openEventStream(closed: () => void): EventStream {
  const stream = new Readable({ read: () => undefined });
  const heartbeat = setInterval(() => stream.push(': \n\n'), heartbeatMs);
  heartbeat.unref();
  stream.push(`retry: ${retryMs}\n\n`);
  stream.once('close', () => {
    clearInterval(heartbeat);
    closed();
  });
  return {
    stream,
    send: (event, data) => void stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void stream.push(null),
  };
}
