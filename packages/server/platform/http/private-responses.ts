/**
 * The `Cache-Control` of an answer that sets a cookie: whatever else it says, only the browser may keep it,
 * so that nobody is handed the cookie of somebody else.
 */
export function privately(cacheControl: string | undefined): string {
  const directives = (cacheControl ?? 'no-cache').split(',').map((directive) => directive.trim());
  return [
    'private',
    ...directives.filter((directive) => !/^(?:public|private|s-maxage=.*)$/i.test(directive)),
  ].join(', ');
}
