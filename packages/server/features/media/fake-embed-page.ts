import { createHash } from 'node:crypto';
import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import fakeEmbed from './fake-embed.html?raw';
import style from './fake-embed.css?raw';

const body = platformTemplate<{ readonly host: string; readonly address: string }>(fakeEmbed);
const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;

/** Page that says which frame it stands in for, with its policy: every site may frame it. */
export function fakeEmbedPage(frame: string): { readonly html: string; readonly policy: string } {
  const address = /^https:\/\//.test(frame) ? frame : '';
  const host = URL.parse(address)?.host ?? 'No service';
  const html = renderPlatformPage({
    title: host,
    language: 'en',
    style,
    body: body({ host, address }),
  });
  return { html, policy };
}
