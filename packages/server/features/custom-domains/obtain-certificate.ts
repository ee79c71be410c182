import {
  claimOrder,
  countOrderFailures,
  findAcmeAccount,
  findCertificates,
  keepAcmeAccount,
  saveCertificate,
  saveChallenge,
  saveOrderFailure,
} from '@veranda/db/custom-domains/certificates';
import { findDomain } from '@veranda/db/custom-domains/domains';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import {
  type CertificateOrders,
  isOrderDue,
  isValid,
  orderTakesAtMost,
  pauseAfterFailure,
} from '@veranda/domain/custom-domains/certificate-states';
import { isServed } from '@veranda/domain/custom-domains/domain-states';
import { generateKeyPairSync } from 'node:crypto';
import type { CertificateAnswer, Certificates } from '../../platform/certificates/certificates.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import type { Deps } from '../../services/deps.ts';
import { certificateSealPlace } from './secure-contexts.ts';

/** Topic of the job that orders the certificate of a domain. */
export const certificateTopic = 'obtain-certificate';

type OrderDeps = Pick<Deps, 'db' | 'log' | 'now' | 'newId' | 'random' | 'settings' | 'certificates'>;

/** True where a domain has a valid certificate of the product's own; where one has to be ordered, that is asked for. */
export async function readyCertificate(
  { db, now, newId }: Pick<OrderDeps, 'db' | 'now' | 'newId'>,
  siteId: string,
  domainId: string,
): Promise<boolean> {
  return db.forSite(siteId, async (tx) => {
    const orders = await ordersOf(tx, domainId);
    if (isOrderDue(orders, now()))
      await addToOutbox(tx, {
        id: newId(),
        topic: certificateTopic,
        dedupeKey: `${certificateTopic}:${domainId}:${orders?.nextAt.getTime() ?? 0}:${orders?.expiresAt?.getTime() ?? 0}`,
        payload: { domain: domainId },
      });
    return orders !== null && isValid(orders, now());
  });
}

/** Orders the certificate of a domain that visitors are answered at; nothing where none is due. */
export async function obtainCertificate(deps: OrderDeps, siteId: string, domainId: string): Promise<void> {
  const { db, certificates, log } = deps;
  if (!certificates) return;
  const host = await db.forSite(siteId, (tx) => beginOrder(deps, tx, domainId));
  if (host === null) return;
  const answer = await certificates.order({
    host,
    accountKey: await readAccountKey(deps, certificates),
    publish: (challenge) => db.forSite(siteId, (tx) => saveChallenge(tx, domainId, challenge)),
  });
  if (answer.kind === 'failed')
    log.warn({ host, problem: answer.problem, detail: answer.detail }, 'a certificate was not issued');
  await db.forSite(siteId, (tx) => keepAnswer(deps, tx, { domainId, answer }));
}

async function beginOrder(
  { now }: Pick<OrderDeps, 'now'>,
  tx: SiteTransaction,
  domainId: string,
): Promise<string | null> {
  const domain = await findDomain(tx, domainId);
  if (!domain || !isServed(domain.state) || !isOrderDue(await ordersOf(tx, domainId), now())) return null;
  const claim = { now: new Date(now()), until: new Date(now() + orderTakesAtMost) };
  return (await claimOrder(tx, domainId, claim)) ? domain.host : null;
}

async function keepAnswer(
  deps: OrderDeps,
  tx: SiteTransaction,
  { domainId, answer }: { readonly domainId: string; readonly answer: CertificateAnswer },
): Promise<void> {
  if (answer.kind === 'issued') {
    const { chain, key, expiresAt } = answer;
    const keys = { keys: deps.settings.sealKeys, random: deps.random };
    const keySealed = seal(keys, certificateSealPlace(tx.siteId, domainId), key);
    return saveCertificate(tx, domainId, { chain, keySealed, expiresAt });
  }
  const failures = (await countOrderFailures(tx, domainId)) + 1;
  const nextAt = new Date(deps.now() + pauseAfterFailure(failures, answer.retryAfter));
  await saveOrderFailure(tx, domainId, { problem: answer.problem, failures, nextAt });
}

async function ordersOf(tx: SiteTransaction, domainId: string): Promise<CertificateOrders | null> {
  return (await findCertificates(tx)).find((each) => each.domainId === domainId) ?? null;
}

async function readAccountKey(deps: OrderDeps, { directory }: Certificates): Promise<string> {
  const { db, settings, random } = deps;
  const place = `acme-account:${directory}`;
  const there = await db.global((tx) => findAcmeAccount(tx, directory), { readOnly: true });
  if (there) return unseal(settings.sealKeys, place, there);
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keySealed = seal({ keys: settings.sealKeys, random }, place, privateKey);
  return unseal(
    settings.sealKeys,
    place,
    await db.global((tx) => keepAcmeAccount(tx, { directory, keySealed })),
  );
}
