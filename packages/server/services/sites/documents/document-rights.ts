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
  proposal: 'pages',
} as const satisfies Readonly<Record<DocumentKindKey, string>>;

/** True when the caller may read documents of the kind, or write them: what is written is a draft. */
export function isAllowed(
  call: Parameters<typeof memberOf>[0],
  kind: DocumentKindKey,
  level: 'read' | 'draft' | 'write',
): boolean {
  return may(memberOf(call), areaOfKind[kind], level);
}
