/** A day as a site's visitors read it: `March 5, 2027`. */
export function dayText(day: Date, site: { readonly language: string; readonly timeZone: string }): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(day);
}
