/** Instructions in brackets that WordPress runs, as HTML that says the same; others stay the words that they are. */
export function withoutShortcodes(html: string): string {
  return html
    .replace(/\[caption[^\]]{0,500}\]([^[]{0,5000}?)\[\/caption\]/g, (_all, inner: string) =>
      captioned(inner),
    )
    .replace(/\[gallery([^\]]{0,2000})\]/g, (_all, options: string) => galleryOf(options))
    .replace(
      /\[(?:embed|youtube|vimeo)[^\]]{0,200}\]\s*(\S{1,1000}?)\s*\[\/(?:embed|youtube|vimeo)\]/g,
      embedOf,
    )
    .replace(/\[(?:youtube|vimeo)[= ]"?(https?:[^\]"\s]{1,1000})"?[^\]]{0,200}\]/g, embedOf)
    .replace(
      /\[(?:audio|video)[^\]]{0,300}?(?:src|mp3|mp4|m4a|ogg|webm)="([^"]{1,1000})"[^\]]{0,300}\](?:\[\/(?:audio|video)\])?/g,
      fileOf,
    );
}

function captioned(inner: string): string {
  const picture = /^\s*(?:<a[^>]{0,2000}>\s*)?<img[^>]{0,3000}>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? '';
  const caption = inner.slice(picture.length).trim();
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

function galleryOf(options: string): string {
  const ids = /ids="([\d,\s]{1,1500})"/.exec(options)?.[1]?.split(',') ?? [];
  const pictures = ids.map((id) => `<img src="post-${id.trim()}">`).join('');
  return `<div class="gallery">${pictures}</div>`;
}

function embedOf(_all: string, address: string): string {
  return `<iframe src="${address.replaceAll('"', '&quot;')}"></iframe>`;
}

function fileOf(_all: string, address: string): string {
  return `<p><a href="${address}">${address.split('/').at(-1) ?? address}</a></p>`;
}
