import {
  BasicConstraintsExtension,
  Pkcs10CertificateRequest,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An authority on loopback that speaks RFC 8555, and whose certificates only those trust who are given its own. */
export interface FakeAcme {
  /** Address of its directory. */
  readonly directory: string;
  /** PEM of its own certificate. */
  readonly root: string;
  /** Hosts that it was asked about, in order. */
  readonly ordered: string[];
  /** Addresses of the accounts that were opened. */
  readonly accounts: ReadonlySet<string>;
  /** Refuses the next order so; `retryAfter` in seconds. */
  refuseNext(problem: { readonly type: string; readonly retryAfter?: string }): void;
  /** Days that certificates hold from now on; 90 at first. */
  setDays(days: number): void;
  close(): Promise<void>;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;
const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

interface Order {
  readonly host: string;
  readonly token: string;
  state: 'pending' | 'ready' | 'valid' | 'invalid';
  challenge: 'pending' | 'valid' | 'invalid';
  chain: string;
}

/** Starts one that asks hosts by `ask`: what is at a path of a host, or null where nothing answers. */
export async function startFakeAcme(
  ask: (host: string, path: string) => Promise<string | null>,
): Promise<FakeAcme> {
  const keys = await newKeys();
  const root = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Stand-in authority',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + 3650 * day),
    extensions: [new BasicConstraintsExtension(true)],
  });
  const authority = new Authority(ask, keys.privateKey, root.subject);
  const server = createServer((request, response) => {
    authority.answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  authority.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    directory: `${authority.base}/directory`,
    root: root.toString('pem'),
    ordered: authority.ordered,
    accounts: authority.accounts,
    refuseNext: (problem) => void (authority.refusal = problem),
    setDays: (days) => void (authority.days = days),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Message {
  readonly payload: { readonly identifiers?: readonly { value: string }[]; readonly csr?: string };
  readonly thumbprint: string;
}

class Authority {
  base = '';
  days = 90;
  refusal: { readonly type: string; readonly retryAfter?: string } | null = null;
  readonly ordered: string[] = [];
  readonly accounts = new Set<string>();
  readonly #ask: (host: string, path: string) => Promise<string | null>;
  readonly #key: CryptoKey;
  readonly #issuer: string;
  readonly #nonces = new Set<string>();
  readonly #keys = new Map<string, JsonWebKey>();
  readonly #orders: Order[] = [];

  constructor(ask: (host: string, path: string) => Promise<string | null>, key: CryptoKey, issuer: string) {
    this.#ask = ask;
    this.#key = key;
    this.#issuer = issuer;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const nonce = randomBytes(12).toString('base64url');
    this.#nonces.add(nonce);
    response.setHeader('replay-nonce', nonce);
    if (path === '/directory') return send(response, 200, this.#directory());
    if (path === '/new-nonce') return void response.writeHead(200).end();
    const message = this.#read(path, await bodyOf(request));
    if (!message) return send(response, 400, { type: 'urn:ietf:params:acme:error:malformed' });
    if (path === '/new-account') return this.#openAccount(response, message);
    // An account that is there already is told its contacts again.
    if (this.accounts.has(`${this.base}${path}`)) return send(response, 200, { status: 'valid' });
    if (path === '/new-order') return this.#open(response, message);
    const [, what = '', index = ''] = path.split('/');
    const order = this.#orders[Number(index)];
    if (!order) return send(response, 404, { type: 'urn:ietf:params:acme:error:malformed' });
    if (what === 'challenge' && order.challenge === 'pending') await this.#validate(order, message);
    if (what === 'finalize') await this.#issue(order, message);
    if (what === 'certificate') return void response.end(order.chain);
    send(response, 200, this.#viewOf(what, order, Number(index)));
  }

  #directory() {
    const at = (path: string) => `${this.base}/${path}`;
    return { newNonce: at('new-nonce'), newAccount: at('new-account'), newOrder: at('new-order') };
  }

  // A JWS by the account's key, for this address, with a nonce that was given out once (RFC 8555 § 6).
  #read(path: string, body: string): Message | null {
    const { protected: head, payload, signature } = JSON.parse(body);
    const { jwk, kid, nonce, url, alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
    const key: JsonWebKey | undefined = jwk ?? this.#keys.get(kid);
    if (!key || alg !== 'ES256' || url !== `${this.base}${path}` || !this.#nonces.delete(nonce)) return null;
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) return null;
    const thumbprint = thumbprintOf(key);
    if (jwk) this.#keys.set(`${this.base}/account/${thumbprint}`, jwk);
    return { payload: JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}'), thumbprint };
  }

  #openAccount(response: ServerResponse, { thumbprint }: Message): void {
    const address = `${this.base}/account/${thumbprint}`;
    const isNew = !this.accounts.has(address);
    this.accounts.add(address);
    response.setHeader('location', address);
    send(response, isNew ? 201 : 200, { status: 'valid' });
  }

  #open(response: ServerResponse, { payload }: Message): void {
    const host = payload.identifiers?.[0]?.value ?? '';
    this.ordered.push(host);
    if (this.refusal) {
      const { type, retryAfter } = this.refusal;
      this.refusal = null;
      if (retryAfter) response.setHeader('retry-after', retryAfter);
      return send(response, type === 'rateLimited' ? 429 : 400, {
        type: `urn:ietf:params:acme:error:${type}`,
        detail: 'refused',
      });
    }
    const token = randomBytes(24).toString('base64url');
    const order: Order = { host, token, state: 'pending', challenge: 'pending', chain: '' };
    const index = this.#orders.push(order) - 1;
    response.setHeader('location', `${this.base}/order/${index}`);
    send(response, 201, this.#viewOf('order', order, index));
  }

  async #validate(order: Order, { thumbprint }: Message): Promise<void> {
    const told = await this.#ask(order.host, `/.well-known/acme-challenge/${order.token}`);
    const isRight = told?.trimEnd() === `${order.token}.${thumbprint}`;
    order.challenge = isRight ? 'valid' : 'invalid';
    order.state = isRight ? 'ready' : 'invalid';
  }

  async #issue(order: Order, { payload }: Message): Promise<void> {
    if (order.state !== 'ready') return;
    const request = new Pkcs10CertificateRequest(Buffer.from(payload.csr ?? '', 'base64url'));
    const certificate = await X509CertificateGenerator.create({
      subject: request.subject,
      issuer: this.#issuer,
      signingKey: this.#key,
      signingAlgorithm: algorithm,
      publicKey: await request.publicKey.export(),
      notBefore: new Date(Date.now() - day),
      notAfter: new Date(Date.now() + this.days * day),
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: order.host }])],
    });
    order.chain = certificate.toString('pem');
    order.state = 'valid';
  }

  #viewOf(what: string, order: Order, index: number): object {
    const at = (path: string) => `${this.base}/${path}/${index}`;
    const challenge = {
      type: 'http-01',
      url: at('challenge'),
      token: order.token,
      status: order.challenge,
      ...(order.challenge === 'invalid'
        ? { error: { type: 'urn:ietf:params:acme:error:unauthorized', detail: 'not what was told' } }
        : {}),
    };
    const identifier = { type: 'dns', value: order.host };
    if (what === 'challenge') return challenge;
    if (what === 'authorization') return { identifier, status: order.challenge, challenges: [challenge] };
    return {
      status: order.state,
      identifiers: [identifier],
      authorizations: [at('authorization')],
      finalize: at('finalize'),
      ...(order.state === 'valid' ? { certificate: at('certificate') } : {}),
    };
  }
}

// RFC 7638, of an elliptic-curve key.
function thumbprintOf({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
