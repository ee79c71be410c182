import type { Endpoint, EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { addressOf } from './address.ts';
import { brokenUpload, emptyJobAnswer } from './call-failure.ts';
import { failureOf, readAnswer } from './client.ts';
import { readCrumb } from './crumb.ts';

interface UploadInput<E extends Endpoint> {
  readonly params: EndpointInput<E>['params'];
  readonly query?: Partial<EndpointInput<E>['query']>;
  readonly file: File;
  /** Field of the form that carries the file. */
  readonly field: string;
  /** Told 0 to 100. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a file as a form and tells how far it has come. @throws CallFailure like `call`. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<EndpointOutput<E>> {
  const first = await sendFile(endpoint, input);
  const answer = !first.ok && first.error.crumbFail ? await sendFile(endpoint, input) : first;
  if (answer.ok && answer.body !== null) return answer.body as EndpointOutput<E>;
  if (answer.ok) throw emptyJobAnswer(200);
  throw failureOf(endpoint, answer);
}

function sendFile<E extends Endpoint>(endpoint: E, input: UploadInput<E>) {
  const form = new FormData();
  form.append(input.field, input.file, input.file.name);
  // No other means of a browser tells how much of a body has been sent.
  const request = new XMLHttpRequest();
  request.open(
    endpoint.method,
    addressOf(endpoint, { params: input.params as Record<string, unknown>, query: input.query }),
  );
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('X-CSRF-Token', readCrumb());
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) input.onProgress?.(Math.round((event.loaded / event.total) * 100));
  });
  input.signal?.addEventListener('abort', () => request.abort());
  return new Promise<ReturnType<typeof readAnswer>>((resolve, reject) => {
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, request.responseText));
      } catch (fault) {
        reject(fault);
      }
    });
    request.addEventListener('error', () => reject(brokenUpload()));
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')));
    request.send(form);
  });
}
