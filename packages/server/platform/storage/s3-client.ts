import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { createProviderFetch, type ProviderFetch } from '../egress/call-provider.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** An S3-compatible store and the key pair to sign requests with. */
export interface S3Settings {
  /**
   * Address of the service, `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the
   * path.
   */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds of one attempt, and before the second, third … attempt. */
interface S3Timing {
  readonly timeoutMs: number;
  readonly backoffMs: readonly number[];
}

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  /** First byte that is wanted, counted from 0. */
  readonly from?: number;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** An answer, and the end of its time limit; `stop` may be called when the body is read elsewhere. */
export interface S3Answer {
  readonly response: Response;
  /** Aborts the connection when there is no call of it for `timeoutMs`. */
  readonly deadline: Deadline;
}

/** A time limit that can be paused and begun again. */
interface Deadline {
  readonly signal: AbortSignal;
  restart(): void;
  stop(): void;
}

export interface S3Client {
  /**
   * Sends a signed request; network failures, 429 and 5xx are tried again. `read` reads the answer and is
   * part of the attempt. Null for 404 of an object or upload that does not exist.
   * @throws StorageUnavailable when every attempt fails; an error with the code EDQUOT for a store without
   * room
   */
  send<T>(request: S3Request, read: (answer: S3Answer) => Promise<T>): Promise<T | null>;
}

const defaultTiming: S3Timing = { timeoutMs: 30_000, backoffMs: [200, 800] };

/** Makes the client of one bucket. */
export function createS3Client(
  settings: S3Settings,
  now: () => number,
  timing: S3Timing = defaultTiming,
): S3Client {
  const provider = createProviderFetch(new URL(settings.endpoint).origin, now);
  return {
    async send(request, read) {
      for (let attempt = 0; ; attempt += 1) {
        const deadline = createDeadline(timing.timeoutMs);
        try {
          return await exchange({ settings, now, provider }, { request, deadline, read });
        } catch (error) {
          deadline.stop();
          if (!(error instanceof StorageUnavailable)) throw error;
          const pause = timing.backoffMs[attempt];
          if (pause === undefined) throw error;
          await wait(pause);
        }
      }
    },
  };
}

interface Connection {
  readonly settings: S3Settings;
  readonly now: () => number;
  readonly provider: ProviderFetch;
}

interface Attempt<T> {
  readonly request: S3Request;
  readonly deadline: Deadline;
  readonly read: (answer: S3Answer) => Promise<T>;
}

async function exchange<T>(
  connection: Connection,
  { request, deadline, read }: Attempt<T>,
): Promise<T | null> {
  const { url, method, headers } = await sign(connection, request);
  const init = { method, headers, signal: deadline.signal };
  const response = await whileReachable(() =>
    connection.provider(url, request.body === undefined ? init : { ...init, body: request.body }),
  );
  if (response.ok) return whileReachable(() => read({ response, deadline }));
  const text = await whileReachable(() => response.text());
  deadline.stop();
  return absentOrThrow(response.status, text);
}

function sign({ settings, now }: Connection, request: S3Request) {
  const url = new URL(`${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/${request.key}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const signer = new AwsV4Signer({
    method: request.method,
    url: url.href,
    headers: {
      'x-amz-content-sha256': sha256(request.body ?? new Uint8Array()),
      ...(request.from === undefined ? {} : { range: `bytes=${String(request.from)}-` }),
    },
    service: 's3',
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    datetime: new Date(now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
  });
  return signer.sign();
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function whileReachable<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw new StorageUnavailable('the file store does not answer', { cause });
  }
}

const absent: ReadonlySet<string> = new Set(['NoSuchKey', 'NoSuchUpload', '']);
const full: ReadonlySet<string> = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);

/** Null for what does not exist. @throws for every other status of a refused request */
function absentOrThrow(status: number, text: string): null {
  const code = xmlText(text, 'Code');
  // A range that begins after the end.
  if (status === 416) return null;
  if (status === 404 && absent.has(code)) return null;
  if (status === 507 || full.has(code))
    throw Object.assign(new Error(`the file store has no room: ${code}`), { code: 'EDQUOT' });
  if (status >= 500 || status === 429)
    throw new StorageUnavailable(`the file store answered ${status} ${code}`);
  throw new Error(`the file store refused a request: ${status} ${code}`);
}

/**
 * Text of the first element of this name, empty without one: answers of S3 are flat, and only tokens are read
 * of them.
 */
export function xmlText(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, start);
  return start === -1 || end === -1 ? '' : xml.slice(start + name.length + 2, end);
}

function createDeadline(timeoutMs: number): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error(`no answer within ${timeoutMs} ms`));
  let timer = setTimeout(abort, timeoutMs);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(abort, timeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
