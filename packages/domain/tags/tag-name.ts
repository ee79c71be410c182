import { catalogLimits } from '../catalog/limits.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { TagType } from './tag-names.ts';

/** Characters that the name of a tag has at most, and that of a category (administration §9). */
export const tagLengths: Readonly<Record<TagType, number>> = {
  tag: catalogLimits.tag,
  category: catalogLimits.category,
};

/** A name as it is kept: without spaces around it, and with one between words. */
export function readTagName(type: TagType, text: string): string | Refusal {
  const name = text.replaceAll(/\s+/g, ' ').trim();
  if (name === '') return refuse('tag-name-missing', { field: 'name' });
  if (name.length > tagLengths[type])
    return refuse('tag-name-too-long', { field: 'name', params: { tagType: type, limit: tagLengths[type] } });
  return name;
}
