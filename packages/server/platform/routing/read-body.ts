import multipart, { type MultipartFile } from '@fastify/multipart';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorageFull } from '../storage/storage-full.ts';
import { isOddText } from '../http/odd-input.ts';
import type { UploadedFile } from '../http/route.ts';

/** Bytes a body may have where the endpoint names no limit (decisions §numbers body). */
export const bodyLimits = { json: 1_000_000, form: 256_000, text: 64_000, multipart: 25_000_000 } as const;

/** Teaches the server the kinds of body that contracts name; anything else is refused with 415. */
export async function registerBodyReaders(app: FastifyInstance): Promise<void> {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A signature covers the exact bytes: the body reaches its handler unchanged.
    if (request.routeOptions.config.raw) return done(null, body);
    return readJson(request, body.toString('utf8'), done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, formFields(String(body))),
  );
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/offset+octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await app.register(multipart, { limits: { fieldSize: 256_000, fields: 50, files: 20 } });
}

/** Fields of a form; a name that comes more than once becomes a list. */
function formFields(text: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return { ...fields };
}

/** Takes a file of a multipart body in. @throws FST_REQ_FILE_TOO_LARGE where it is longer than the limit */
type TakeFile<F> = (part: MultipartFile) => Promise<F>;

/** Holds a file in memory. */
export async function takeInMemory(part: MultipartFile): Promise<UploadedFile> {
  const bytes = await part.toBuffer();
  return { field: part.fieldname, fileName: part.filename, mimeType: part.mimetype, bytes };
}

/** Fields and files of a multipart body, files of up to `limit` bytes each. */
export async function readMultipart<F>(
  request: FastifyRequest,
  limit: number,
  take: TakeFile<F>,
): Promise<{ fields: Record<string, string>; files: F[] } | Refusal> {
  try {
    return await readParts(request, limit, take);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    // Cut off in the middle, without its boundary, or with more parts than any form of ours has.
    return refuse('malformed', { field: 'body', params: { field: 'body', problem: 'it cannot be read' } });
  }
}

async function readParts<F>(
  request: FastifyRequest,
  limit: number,
  take: TakeFile<F>,
): Promise<{ fields: Record<string, string>; files: F[] } | Refusal> {
  const fields: Record<string, string> = {};
  const files: F[] = [];
  for await (const part of request.parts({ limits: { fileSize: limit } })) {
    const named = part.type === 'file' ? part.filename : '';
    if (isOddText(part.fieldname)) return oddName('body');
    if (isOddText(named) || /[\t\n\r]/.test(named)) return oddName(part.fieldname);
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const file = await take(part).catch((error: { code?: string }) => {
      if (error.code === 'FST_REQ_FILE_TOO_LARGE') return null;
      throw error;
    });
    if (file === null)
      return refuse('too-large', { field: part.fieldname, params: { limit: sizeText(limit) } });
    files.push(file);
  }
  return { fields, files };
}

function oddName(field: string): Refusal {
  return refuse('malformed', { field, params: { field, problem: 'a name in it has a control character' } });
}

/** `1 MB`: sizes are shown in powers of 1024 (administration §9). */
export function sizeText(bytes: number): string {
  const step = 1024 * 1024;
  return bytes >= step ? `${Math.round(bytes / step)} MB` : `${Math.ceil(bytes / 1024)} KB`;
}
