import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshCrumb, existingCrumb } from '../crumb/request-crumb.ts';
import type { PlatformDeps } from '../deps.ts';
import type { StaticFile } from '../http/static-files.ts';

/** Paths of the studio's single page: everything else on the studio host is not found. */
const screens = /^\/($|signup$|login$|templates(\/|$)|sites$|config\/)/;

/** The policy of the studio; the nonce is fresh for every answer. */
function studioPolicy(nonce: string, sitesDomain: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The canvas is a document of this policy: pages set places on the grid by style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    // The first frame of a video behind a section.
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' *.${sitesDomain}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Sends the studio's page: the built index with this answer's nonce on its scripts and styles. */
export function sendStudio(
  { deps, index }: { readonly deps: PlatformDeps; readonly index: StaticFile | null },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  if (!index || !['GET', 'HEAD'].includes(request.method)) return reply.code(404).send();
  const nonce = Buffer.from(deps.random(16)).toString('base64');
  const html = index.identity
    .toString()
    .replaceAll('<script', `<script nonce="${nonce}"`)
    .replaceAll('<style', `<style nonce="${nonce}"`)
    .replaceAll('__CSP_NONCE__', nonce);
  if (!existingCrumb(request.raw, deps)) reply.header('set-cookie', freshCrumb(request.raw, deps).setCookie);
  return reply
    .code(screens.test(path) ? 200 : 404)
    .headers({
      'content-security-policy': studioPolicy(nonce, deps.settings.sitesDomain),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
