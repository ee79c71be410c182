import { type Refusal, refuse } from '@veranda/domain/refusal';

/** Bytes from the beginning of a file that say in which encoding it is. */
const headBytes = 200;

/**
 * The text of a file that comes in pieces, in the encoding that its beginning says (a mark of the byte order, or the
 * declaration of XML); UTF-8 where it says none. Nothing of it is kept.
 */
export async function* decodedText(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly text: string; readonly bytes: number } | Refusal> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const piece of pieces) {
    if (decoder === null) {
      const label = encodingOf(piece.subarray(0, headBytes));
      try {
        decoder = new TextDecoder(label);
      } catch {
        yield refuse('import-encoding', { params: { encoding: label } });
        return;
      }
    }
    yield { text: decoder.decode(piece, { stream: true }), bytes: piece.length };
  }
  yield { text: decoder?.decode() ?? '', bytes: 0 };
}

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const text = Buffer.from(head).toString('latin1');
  return /<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/.exec(text)?.[1] ?? 'utf-8';
}
