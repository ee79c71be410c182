import { may } from '@veranda/domain/contributors/rights';
import type { DocumentKindKey } from '@veranda/domain/documents/document-kind';
import { memberOf } from '@veranda/server/platform/http/route';

/** Area of the rights table that a kind of document belongs to. */
const areaOfKind = {
  page: 'pages',
  item: 'pages',
  product: 'products',
  form: 'forms',
  navigation: 'design',
  header: 'design',
  footer: 'design',
  design: 'design',
  proposal: 'pages',
  'cover-page': 'pages',
  'lock-screen': 'design',
  'popup-overlay': 'design',
  'sso-screen': 'design',
} as const satisfies Readonly<Record<DocumentKindKey, string>>;

// A cover page has no proposals: who writes drafts alone would write the draft of the site.
const unreviewed: ReadonlySet<DocumentKindKey> = new Set(['cover-page']);

/** True when the caller may read documents of the kind, or write them: what is written is a draft. */
export function isAllowed(
  call: Parameters<typeof memberOf>[0],
  kind: DocumentKindKey,
  level: 'read' | 'draft' | 'write',
): boolean {
  const needed = level === 'draft' && unreviewed.has(kind) ? 'write' : level;
  return may(memberOf(call), areaOfKind[kind], needed);
}
