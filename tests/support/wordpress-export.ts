/** An item of a WordPress export; what is not given is as WordPress writes it. */
interface ExportedItem {
  readonly id: number;
  readonly title: string;
  readonly type?: string;
  readonly status?: string;
  readonly slug?: string;
  readonly link?: string;
  readonly html?: string;
  readonly date?: string;
  readonly more?: string;
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Beginning of a file, up to its first item. */
export function exportHead(more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.5" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old Bakery</title><link>https://old.example</link><description></description>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:author><wp:author_login>${cdata('anna')}</wp:author_login>
<wp:author_display_name>${cdata('Anna Berg')}</wp:author_display_name></wp:author>
<wp:category><wp:cat_name>${cdata('Bread &amp; Rolls')}</wp:cat_name></wp:category>
<wp:tag><wp:tag_name>${cdata('rye')}</wp:tag_name></wp:tag>${more}
`;
}

export const exportEnd = '</channel></rss>';

/** One item as WordPress writes it. */
export function exportedItem(item: ExportedItem): string {
  const { id, title, type = 'post', status = 'publish', slug = `post-${id}`, html = '', more = '' } = item;
  const { link = `https://old.example/2020/05/${slug}/`, date = '2020-05-04 10:20:30' } = item;
  return `<item><title>${cdata(title)}</title><link>${link}</link>
<dc:creator>${cdata('anna')}</dc:creator><guid isPermaLink="false">https://old.example/?p=${id}</guid>
<content:encoded>${cdata(html)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt>
<wp:comment_status>open</wp:comment_status><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>${more}</item>
`;
}

/** A comment of an item. */
export function exportedComment(
  id: number,
  text: string,
  { parent = 0, approved = '1', type = 'comment', email = 'cem@mail.example' } = {},
): string {
  return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata('Cem')}</wp:comment_author>
<wp:comment_author_email>${email}</wp:comment_author_email><wp:comment_date_gmt>2020-06-01 00:00:0${id % 10}</wp:comment_date_gmt>
<wp:comment_content>${cdata(text)}</wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
<wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;
}

/** A picture of the library of an export. */
export function exportedPicture(id: number, address: string): string {
  return exportedItem({
    id,
    title: 'A loaf',
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>${address}</wp:attachment_url>`,
  });
}
