import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { PageDocument } from './document.ts';
import {
  isItemStatus,
  type ItemMeta,
  itemFieldNames,
  itemFieldProblem,
  timesProblem,
} from './item-fields.ts';
import { validateDocument } from './validate.ts';

/** The document of an item as a typed value, or a refusal that names the first field at fault. */
export function validateItem(value: unknown): PageDocument | Refusal {
  if (typeof value !== 'object' || value === null) return bad('document', 'not an object');
  const { meta, ...content } = value as Readonly<Record<string, unknown>>;
  const document = validateDocument(content);
  return isRefusal(document) ? document : (metaProblem(meta) ?? (value as PageDocument));
}

/** The document that is proposed for a page or, with fields, for an item. */
export function validateProposal(value: unknown): PageDocument | Refusal {
  const isOfItem = typeof value === 'object' && value !== null && 'meta' in value;
  return isOfItem ? validateItem(value) : validateDocument(value);
}

const names: ReadonlySet<string> = new Set([...itemFieldNames, 'status']);

function metaProblem(meta: unknown): Refusal | null {
  if (typeof meta !== 'object' || meta === null) return bad('meta', 'not an object');
  const unknown = Object.keys(meta).find((name) => !names.has(name));
  if (unknown !== undefined) return bad(`meta.${unknown}`, 'not known');
  const fields = meta as ItemMeta;
  if (!isItemStatus(fields.status)) return bad('meta.status', 'not known');
  for (const name of itemFieldNames) {
    const problem = itemFieldProblem(name, fields[name]);
    if (problem !== null) return bad(`meta.${name}`, problem);
  }
  const problem = timesProblem(fields);
  return problem === null ? null : bad('meta.endDate', problem);
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}
