const LINKABLE = /(?<address>https?:\/\/[^\s<>"']+)|(?<![\w@#&/])(?<sign>[@#])(?<name>\w+)/g;

/**
 * Makes links of addresses, @names and #tags in HTML text (§2.4); one pass, and nothing inside a link again.
 */
export function linkMentions(html: string): string {
  return html.replace(LINKABLE, (whole: string, ...rest: unknown[]) => {
    const { address, sign, name } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (address !== undefined) return link(address, address);
    const url =
      sign === '@' ? `https://twitter.com/${name}/` : `https://twitter.com/hashtag/${name}?src=hash`;
    return link(url, whole);
  });
}

function link(url: string, shown: string): string {
  return `<a target="new" href="${url}">${shown}</a>`;
}
