import { AsyncLocalStorage } from 'node:async_hooks';
import { problemOfType } from '@veranda/domain/custom-domains/certificate-states';
import type { CertificateAnswer, CertificateOrder, Certificates } from './certificates.ts';

/** Settings of the authority. */
export interface AcmeSettings {
  /** Address of its directory (RFC 8555 § 7.1.1). */
  readonly directory: string;
  /** Address that the authority writes to about the account. */
  readonly email: string | undefined;
}

/** What the authority said was wrong. */
interface Problem {
  readonly type: string;
  readonly retryAfter: number;
}

const requestTimeoutMs = 20_000;
const longestWaitMs = 7 * 24 * 60 * 60_000;
// The first problem that an authority told in an order: the client throws its words alone.
const firstProblem = new AsyncLocalStorage<{ problem: Problem | null }>();

/** Orders certificates by ACME (RFC 8555) with the http-01 challenge. */
export function createAcmeCertificates(settings: AcmeSettings): Certificates {
  let loaded: ReturnType<typeof loadClient> | undefined;
  return {
    directory: settings.directory,
    order: async (order) => {
      const acme = await (loaded ??= loadClient());
      const told: { problem: Problem | null } = { problem: null };
      return firstProblem.run(told, () =>
        orderBy(acme, settings, order).catch((error: unknown) => ({
          kind: 'failed' as const,
          problem: problemOfType(told.problem?.type ?? ''),
          retryAfter: told.problem?.retryAfter ?? 0,
          detail: error instanceof Error ? error.message : String(error),
        })),
      );
    },
  };
}

type Acme = typeof import('acme-client');

// Loaded with the first order: most processes never make one.
async function loadClient(): Promise<Acme> {
  const acme = await import('acme-client');
  // Not by the client: it would wait for as long as the authority says, and an order that failed has its pause.
  Object.assign(acme.axios.defaults, {
    timeout: requestTimeoutMs,
    acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 0 },
  });
  acme.axios.interceptors.response.use((response) => {
    const store = firstProblem.getStore();
    if (store) store.problem ??= problemOf(response.data, response.headers['retry-after']);
    return response;
  });
  return acme;
}

async function orderBy(
  acme: Acme,
  { directory, email }: AcmeSettings,
  { host, accountKey, publish }: CertificateOrder,
): Promise<CertificateAnswer> {
  const client = new acme.Client({ directoryUrl: directory, accountKey });
  const [key, csr] = await acme.crypto.createCsr(
    { altNames: [host] },
    await acme.crypto.createPrivateEcdsaKey(),
  );
  const chain = await client.auto({
    csr,
    ...(email === undefined ? {} : { email }),
    termsOfServiceAgreed: true,
    // The authority asks itself, and from outside.
    skipChallengeVerification: true,
    challengePriority: ['http-01'],
    challengeCreateFn: async (_authorization, { type, token }, answer) => {
      if (type !== 'http-01') throw new Error(`the authority has no http-01 challenge for ${host}`);
      await publish({ token, answer });
    },
    challengeRemoveFn: () => publish(null),
  });
  const { notAfter } = acme.crypto.readCertificateInfo(chain);
  return { kind: 'issued', chain, key: key.toString(), expiresAt: notAfter };
}

// A refused request is a problem document; an order or a challenge that came to nothing has one.
function problemOf(data: unknown, retryAfter: unknown): Problem | null {
  const type = typeOf(data) ?? typeOf(fieldOf(data, 'error'));
  if (type === null || type.endsWith(':badNonce')) return null;
  return { type, retryAfter: millisecondsOf(retryAfter) };
}

function typeOf(data: unknown): string | null {
  const type = fieldOf(data, 'type');
  return typeof type === 'string' && type.startsWith('urn:ietf:params:acme:error:') ? type : null;
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

// Seconds, or a date (RFC 9110 § 10.2.3).
function millisecondsOf(retryAfter: unknown): number {
  if (typeof retryAfter !== 'string') return 0;
  const wait = /^\d{1,7}$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  return Math.min(Math.max(0, wait || 0), longestWaitMs);
}
