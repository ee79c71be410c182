import { uploadAsset } from '@veranda/contracts/media';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { upload } from './upload.ts';

/** A request of a browser that ends by itself: broken off, or with an answer. */
function requestThat(end: 'breaks' | string) {
  return class {
    readonly status = 200;
    readonly responseText = end;
    readonly upload = new EventTarget();
    readonly #events = new EventTarget();
    addEventListener(name: string, listener: () => void) {
      this.#events.addEventListener(name, listener);
    }
    open() {}
    setRequestHeader() {}
    send() {
      this.#events.dispatchEvent(new Event(end === 'breaks' ? 'error' : 'load'));
    }
  };
}

const send = (end: string) => {
  vi.stubGlobal('XMLHttpRequest', requestThat(end));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  const params = { site: '0192f0c1-1111-7000-8000-000000000001' };
  return upload(uploadAsset, { params, file: new File(['x'], 'x.png'), field: 'file' });
};

describe('a file that is sent', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('administration §8 message: Network error', () =>
    expect(send('breaks')).rejects.toThrow(/^Network error$/));

  it('administration §8 message: No response data from job request', () =>
    expect(send('')).rejects.toThrow(/^No response data from job request$/));

  it('is there when the answer says so', async () =>
    expect(await send('{"asset":{"id":"a"}}')).toEqual({ asset: { id: 'a' } }));
});
