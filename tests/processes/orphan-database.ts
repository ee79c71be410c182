// Starts the server of a folder and ends without it, as on a system whose kernel does not end the children of
// the dead.
import { spawn } from 'node:child_process';
import { serverBinaries } from '@veranda/db/platform/embedded/server-binaries';
import { commandAs } from '@veranda/db/platform/embedded/server-account';
import { serverPlace } from '@veranda/db/platform/embedded/server-place';

const place = serverPlace(process.argv[2] ?? '');
const { postgres } = serverBinaries(place.account, place.binariesCopy);
const [program, ...args] = commandAs(place.account, [
  postgres,
  '-D',
  place.data,
  '-c',
  `unix_socket_directories=${place.socket}`,
  '-c',
  'listen_addresses=',
]);
const child = spawn(program, args, { detached: true, stdio: 'ignore', cwd: '/' });
console.log(child.pid);
child.unref();
