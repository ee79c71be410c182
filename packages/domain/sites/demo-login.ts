/** The login of a demo site's owner on a developer's machine: known to everybody, made nowhere else. */
export function demoLoginOf(slug: string): { readonly email: string; readonly password: string } {
  return { email: `owner@${slug}.example`, password: `veranda-${slug}` };
}
