import type { Session } from './browser-session.ts';

/** An announced file. */
interface InParts {
  readonly session: Session;
  readonly siteId: string;
  /** `import` for a file of an import. */
  readonly purpose?: string;
}

/** Announces a file of so many bytes. @returns its answer and its path */
export async function announce(
  { session, siteId, purpose }: InParts,
  fileName: string,
  bytes: number | string,
) {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const ofPurpose = purpose === undefined ? '' : `,purpose ${base64(purpose)}`;
  const answer = await session.send('POST', `/api/studio/sites/${siteId}/uploads`, undefined, {
    'upload-length': String(bytes),
    'upload-metadata': `filename ${base64(fileName)}${ofPurpose}`,
  });
  return { answer, path: answer.headers.get('location') ?? '' };
}

/** Sends a part of it. */
export function sendPart({ session }: InParts, path: string, part: { offset: number; bytes: Buffer }) {
  return session.send('PATCH', path, part.bytes, {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(part.offset),
  });
}

/** A file all of whose parts have arrived. @returns the id of the upload */
export async function sendAll(at: InParts, fileName: string, content: string): Promise<string> {
  const bytes = Buffer.from(content);
  const { path } = await announce(at, fileName, bytes.length);
  await sendPart(at, path, { offset: 0, bytes });
  return path.slice(path.lastIndexOf('/') + 1);
}
