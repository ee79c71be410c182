import { inflateSync } from 'node:zlib';

/**
 * Length of the head of a WOFF file and of a table's entry in it, and those of the plain file that it packs.
 */
const packed = { head: 44, entry: 20 };
const plain = { head: 12, entry: 16 };

/**
 * The plain font file that a WOFF file packs, table by table; the library would unpack a table again for each
 * glyph. Other bytes are given back as they are.
 */
export function unpackWoff(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 0, 4) !== 'wOFF') return bytes;
  const count = bytes.readUInt16BE(12);
  const directory = Buffer.alloc(plain.head + count * plain.entry);
  bytes.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = packed.head + index * packed.entry;
    const table = tableAt(bytes, entry);
    const offset = plain.head + index * plain.entry;
    // Tag and checksum, the place and the length.
    bytes.copy(directory, offset, entry, entry + 4);
    bytes.copy(directory, offset + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, offset + 8);
    directory.writeUInt32BE(table.length, offset + 12);
    // A table begins at a multiple of four.
    const gap = (4 - (table.length % 4)) % 4;
    parts.push(table, Buffer.alloc(gap));
    end += table.length + gap;
  }
  return Buffer.concat(parts);
}

function tableAt(bytes: Buffer, entry: number): Buffer {
  const offset = bytes.readUInt32BE(entry + 4);
  const length = bytes.readUInt32BE(entry + 8);
  const table = bytes.subarray(offset, offset + length);
  return length < bytes.readUInt32BE(entry + 12) ? inflateSync(table) : table;
}
