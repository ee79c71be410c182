import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../../tests/support/server-process.ts';
import { ask } from '../support/ask.ts';
import { report } from '../support/report.ts';
import { startProduct } from '../support/subject.ts';

// Ready in under 10 s once installed; at most 250 MB for our process.
const readyWithin = 10;
const memoryLimit = 250;

const folder = temporaryFolder();
try {
  const first = await startProduct({}, folder.path);
  await first.stop();
  const second = await startProduct({}, folder.path);
  await pause(3000);
  const idle = (await second.memory()) / 1e6;
  const paths = ['/', '/shop', '/cart'];
  for (const site of ['levain', 'overdub', 'fieldnotes'])
    for (const path of paths)
      await ask(second.origin, { path, headers: { host: `${site}.localhost:${second.port}` } });
  const warm = (await second.memory()) / 1e6;
  await second.stop();
  report('server/start-up', [
    { name: 'first start, seconds', ratio: first.startedIn, goal: readyWithin, most: true },
    { name: 'second start, seconds', ratio: second.startedIn, goal: readyWithin, most: true },
    { name: 'memory after start, MB', ratio: idle, goal: memoryLimit, most: true },
    { name: 'memory after every demo site was visited, MB', ratio: warm, goal: memoryLimit, most: true },
  ]);
} finally {
  folder.remove();
}
