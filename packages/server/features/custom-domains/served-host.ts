import type { ServerSettings } from '../../platform/settings.ts';

/** Host by which visitors ask for a domain: on a laptop it has the port of the program. */
export function servedHost(
  { scheme, sitesDomain }: Pick<ServerSettings, 'scheme' | 'sitesDomain'>,
  host: string,
): string {
  const [, port] = sitesDomain.split(':');
  return scheme === 'http' && port ? `${host}:${port}` : host;
}
