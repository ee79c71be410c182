import { createImportFileReader } from '@veranda/domain/content-import/read-file';
import { isRefusal } from '@veranda/domain/refusal';
import { decodedText } from '@veranda/server/features/content-import/decode-text';
import { exportedItem, exportEnd, exportHead } from '../../tests/support/wordpress-export.ts';
import { report } from '../support/report.ts';
import { scaled } from '../support/trial.ts';

// A WordPress export of 20,000 posts in 200 MB, read as an import reads it: by parts of an upload. What grows is garbage of
// the parts; the file itself is never in memory.
const posts = scaled(20_000, 200);
const bytesOfPost = 10_000;
/** MB that the process may grow by. */
const goal = 120;
const partBytes = 8_000_000;
const MB = 1_000_000;

async function* parts(): AsyncGenerator<Uint8Array> {
  const words = '<p>Warm <b>rye</b> bread from the oven.</p>\n'.repeat(bytesOfPost / 44);
  let waiting = exportHead();
  for (let id = 1; id <= posts; id += 1) {
    waiting += exportedItem({ id, title: `Bread ${String(id)}`, html: words });
    if (waiting.length < partBytes) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting + exportEnd);
}

const before = process.memoryUsage.rss();
const start = performance.now();
const reader = createImportFileReader();
let [entries, bytes, peak] = [0, 0, before];
for await (const piece of decodedText(parts())) {
  const found = isRefusal(piece) ? piece : reader.write(piece.text);
  if (isRefusal(piece) || isRefusal(found)) throw new Error('the file was refused');
  entries += found.length;
  bytes += piece.bytes;
  peak = Math.max(peak, process.memoryUsage.rss());
}
const grown = (peak - before) / MB;
const seconds = (performance.now() - start) / 1_000;
report('content-import/large-file', [
  {
    name: 'MB that reading it grows by',
    ratio: Math.round(grown),
    goal,
    most: true,
    entries,
    MB: Math.round(bytes / MB),
    seconds: Math.round(seconds),
  },
]);
