import { catalogLimits } from './limits.ts';
import { slugify } from './slug.ts';

/** One category on the way to a leaf: `path` is `/flowers/dried`, `parentPath` is `/flowers` or '' for the root. */
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
    const slug = slugify(part);
    if (slug === '') continue;
    const step = { path: `${parentPath}/${slug}`, parentPath, slug, displayName: nameOf(part.trim(), slug) };
    steps.push(step);
    parentPath = step.path;
  }
  return steps;
}

// An export gives addresses only; a name is the address with its hyphens opened: `higiene-gato` → `Higiene gato`.
function nameOf(part: string, slug: string): string {
  if (part !== slug) return part;
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether every category along the path has a name within the limit (administration §5). */
export function isCategoryPathWithinLimits(steps: readonly CategoryStep[]): boolean {
  return steps.every((step) => step.displayName.length <= catalogLimits.category);
}
