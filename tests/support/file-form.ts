/** A file as a form sends it. */
interface SentFile {
  readonly fileName: string;
  readonly content: string | Uint8Array;
  /** Media type; without it the part says none. */
  readonly type?: string;
}

/** Body and headers of a form (`multipart/form-data`) whose one field, `file`, is a file. */
export function fileForm({ fileName, content, type }: SentFile): {
  body: Buffer;
  headers: { 'content-type': string };
} {
  const boundary = 'x-veranda-x';
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${fileName}"`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
    '\r\n',
  ];
  return {
    body: Buffer.concat([
      Buffer.from(head.join('\r\n')),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
