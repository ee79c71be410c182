import { type Refusal, refuse } from '../refusal.ts';

/** Domains of one site. */
export const maxDomains = 20;

/** Name of the record that proves a domain, and the beginning of its value. */
export const proofName = '_veranda';
const proofValue = 'veranda-site=';

/** Value of the record that proves that a domain belongs to the owner of a site. */
export function proofOf(token: string): string {
  return `${proofValue}${token}`;
}

/** What owners paste as a domain: its name alone, in small letters, without scheme, path and last dot. */
export function domainText(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '');
}

/** Hosts of the installation, without ports. */
interface OwnHosts {
  readonly studio: string;
  readonly sites: string;
}

/**
 * A domain in ASCII, as it may be added. Names of one label, addresses of computers and the hosts of the installation are
 * refused; names below `localhost` are for trying it on a laptop.
 */
export function checkedDomainName(
  name: string,
  own: OwnHosts & { readonly isLaptop: boolean },
): string | Refusal {
  const labels = name.split('.');
  const isName =
    name.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName) return refuse('domain-malformed', { field: 'host' });
  if (own.isLaptop && name.endsWith('.localhost') && labels.length > 2) return name;
  const isOwn = [own.studio, own.sites].some((host) => name === host || name.endsWith(`.${host}`));
  if (isOwn || /(?:^|\.)(?:localhost|local|internal|invalid|test|example|onion|arpa)$/.test(name))
    return refuse('domain-not-yours', { field: 'host' });
  return name;
}
