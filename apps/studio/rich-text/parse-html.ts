import type { Schema } from '@tiptap/pm/model';
import { DOMParser as ContentParser } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';

interface HtmlPolicy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

// A document made by DOMParser runs no script and loads nothing, and what the schema does not know is
// dropped: hence this policy may pass the text on as it is (Trusted Types of the studio).
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: HtmlPolicy = factory
  ? factory.createPolicy('veranda-rich-text', { createHTML: (html) => html })
  : { createHTML: (html) => html };

/** HTML as a document of its own, in which nothing runs and nothing is loaded. */
export function readHtml(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** HTML as a document of the schema. */
export function parseHtml(html: string, schema: Schema): JSONContent {
  return ContentParser.fromSchema(schema).parse(readHtml(html).body).toJSON() as JSONContent;
}
