import type { BlockValue, Field } from '../../blocks/kind.ts';

/** Addresses that the fields of a value link to: links of their own, and those in texts. */
export function hrefsIn(fields: readonly Field[], value: BlockValue): string[] {
  return fields.flatMap((field) => hrefsOfField(field, value[field.path])).filter((href) => href !== '');
}

function hrefsOfField(field: Field, value: unknown): string[] {
  if (field.kind === 'link') return typeof value === 'string' ? [value.trim()] : [];
  if (field.kind === 'richtext') return hrefsOfText(value);
  if (field.kind === 'group') return isRecord(value) ? hrefsIn(field.fields, value) : [];
  if (field.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => (isRecord(item) ? hrefsIn(field.fields, item) : []));
}

function hrefsOfText(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(hrefsOfText);
  if (!isRecord(node)) return [];
  const { type, attrs, content, marks } = node;
  const own = type === 'link' && isRecord(attrs) && typeof attrs['href'] === 'string' ? [attrs['href']] : [];
  return [...own, ...hrefsOfText(content), ...hrefsOfText(marks)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
