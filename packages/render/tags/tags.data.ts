/** A tag of the platform, as the reference page tells it. */
interface TagRow {
  readonly name: string;
  readonly syntax: string;
  readonly summary: string;
}

/** The platform's tags. They are resolved when the template has run; those of `escape` never are. */
export const tagTable: readonly TagRow[] = [
  {
    name: 'navigation',
    syntax: '<squarespace:navigation navigationId="main" template="navigation" />',
    summary:
      'A navigation through a block of the theme: `blocks/<template>.block`, with `items` to repeat. With a body: through that.',
  },
  {
    name: 'folder-navigation',
    syntax: '<squarespace:folder-navigation template="navigation" />',
    summary: 'The entries of the folder that holds the page which is looked at; nothing outside of a folder.',
  },
  {
    name: 'query',
    syntax:
      '<squarespace:query collection="blog" limit="3" skip="0" tag="" category="">…</squarespace:query>',
    summary:
      'Runs its body with `collection` and `items` of a collection, by its address or id; 10 items, 200 at most.',
  },
  {
    name: 'related',
    syntax: '<squarespace:related limit="3">…</squarespace:related>',
    summary:
      'Runs its body with other `items` of the same collection, those that share most tags first. Without a body: the partial `related`.',
  },
  {
    name: 'category',
    syntax: '<squarespace:category collection="shop">…</squarespace:category>',
    summary:
      'Runs its body with the `categories` of a collection. Without a body: the partial `category-nav`.',
  },
  {
    name: 'block-field',
    syntax: '<squarespace:block-field id="footer" />',
    summary: 'A place of the theme that the owner fills with blocks.',
  },
  {
    name: 'image',
    syntax:
      '<squarespace:image src="/assets/…" alt="" width="600" height="400" sizes="100vw" priority="high" />',
    summary:
      'A picture with the widths that there are of it. `loader` is `sqs` (needs `sizes`), `raw`, `vimeo` or `youtube` (needs `videoId`, and is a link); `format` is `jpg` or `webp` for videos; `priority` is `high`, `low` or `none`. Broken rules are told in drafts and previews.',
  },
  {
    name: 'script',
    syntax: '<squarespace:script src="site.js" />',
    summary: 'A script of the theme: `scripts/<src>`.',
  },
  {
    name: 'escape',
    syntax: '<squarespace:escape>…</squarespace:escape>',
    summary: 'Writes its body as it stands: no instruction and no tag in it runs.',
  },
];
