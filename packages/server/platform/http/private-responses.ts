/**
 * The `Cache-Control` of an answer that sets a cookie: whatever else it says, only the browser may keep it,
 * so that nobody is handed the cookie of somebody else.
 */
export function privately(cacheControl: string | undefined): string {
  const said = (cacheControl ?? 'no-cache').split(',').map((one) => one.trim());
  return ['private', ...said.filter((one) => !/^(?:public|private|s-maxage=.*)$/i.test(one))].join(', ');
}
