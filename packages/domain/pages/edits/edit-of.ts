import type { PageEdit, PageEditArgs } from './page-edit.ts';

/** An edit of a page by its name and arguments. */
export function edit<Name extends keyof PageEditArgs>(
  name: Name,
  args: PageEditArgs[Name],
): PageEdit & { readonly args: Readonly<Record<string, unknown>> } {
  return { name, args } as PageEdit & { readonly args: Readonly<Record<string, unknown>> };
}
