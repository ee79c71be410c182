import { object, text } from '@veranda/domain/decoders';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { checkDomain, checkTopic, type DomainDeps } from './check-domain.ts';
import { certificateTopic, obtainCertificate } from './obtain-certificate.ts';

const payloadOf = object({ domain: text });

/** Milliseconds that nobody else begins the same check: name servers and a new certificate take their time. */
const maxCheckMs = 60_000;

/** Milliseconds that nobody else begins the same order. */
const maxOrderMs = 5 * 60_000;

/** Looks for the records of domains, again and again as long as they are there, and orders their certificates. */
export function customDomainJobs(deps: DomainDeps): Readonly<Record<string, Job>> {
  return {
    [checkTopic]: async (siteId, payload, holdFor) => {
      await holdFor(maxCheckMs);
      await checkDomain(deps, siteId, payloadOf(payload).domain);
      return 'done';
    },
    [certificateTopic]: async (siteId, payload, holdFor) => {
      await holdFor(maxOrderMs);
      const { domain } = payloadOf(payload);
      await obtainCertificate(deps, siteId, domain);
      await checkDomain(deps, siteId, domain);
      return 'done';
    },
  };
}
