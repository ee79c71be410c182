import { catalogLimits } from './limits.ts';
import { slugify } from './slug.ts';

/**
 * One category on the way to a leaf: `path` is `/flowers/dried`, `parentPath` is `/flowers` or '' for the
 * root.
 */
export interface CategoryStep {
  readonly path: string;
  readonly parentPath: string;
  readonly slug: string;
  readonly displayName: string;
}

/** The categories along a path, from the top: `/flowers/dried` gives `/flowers` and `/flowers/dried`. */
export function categorySteps(path: string): CategoryStep[] {
  const steps: CategoryStep[] = [];
  let parentPath = '';
  for (const part of path.split('/')) {
    const slug = slugOf(part.trim());
    if (slug === '') continue;
    const step = { path: `${parentPath}/${slug}`, parentPath, slug, displayName: nameOf(part.trim(), slug) };
    steps.push(step);
    parentPath = step.path;
  }
  return steps;
}

// An address of an export stays what it is, runs of hyphens too: `cats---dogs` was `Cats - dogs`.
function slugOf(part: string): string {
  return /^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(part) ? part.slice(0, catalogLimits.slug) : slugify(part);
}

// An export gives addresses only; a name is the address with its hyphens opened: `higiene-gato` → `Higiene
// gato`.
function nameOf(part: string, slug: string): string {
  if (part !== slug) return part;
  const words = slug.replace(/-{2,}/g, ' - ').replace(/(?<! )-(?! )/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A category's name within the limit (administration §5): cut after a word where that leaves half of it. */
export function shortCategoryName(name: string): string {
  if (name.length <= catalogLimits.category) return name;
  const cut = name
    .slice(0, catalogLimits.category)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const atWord = /^(.*\S)\s/.exec(name.slice(0, catalogLimits.category + 1))?.[1] ?? '';
  const kept = atWord.length * 2 >= catalogLimits.category ? atWord : cut;
  return kept.replace(/[\s\p{P}]+$/u, '') || cut.trim();
}
