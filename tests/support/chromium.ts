import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A Chromium to run, and what its environment must carry. */
interface Chromium {
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
}

const systemPrograms = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium. On x64 it comes compressed with the dependencies and is unpacked once into a cache folder
 * (2 s, 200 MB): no installation, no rights, and the libraries and fonts that are missing come along.
 * Elsewhere the system's own is used, or Debian's package is installed where root may.
 */
export async function findChromium(): Promise<Chromium> {
  if (process.arch !== 'x64') return { program: systemChromium(), environment: {} };
  const packed = packedFolder();
  const cache = cacheFolder(packed.version);
  const program = join(cache, 'chromium');
  if (!existsSync(program)) await unpack(packed.folder, cache);
  return { program, environment: missingParts(program, cache) };
}

function systemChromium(): string {
  const systemProgram = systemPrograms.find((program) => existsSync(program));
  if (systemProgram) return systemProgram;
  if (process.getuid?.() !== 0) throw new Error('no Chromium was found; install the package chromium');
  console.log('Installing Debian’s Chromium, once …');
  const { status } = spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
    stdio: 'ignore',
  });
  const installed = systemPrograms.find((program) => existsSync(program));
  if (status !== 0 || !installed) throw new Error('Chromium could not be installed with apt-get');
  return installed;
}

function packedFolder(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const root = dirname(dirname(require.resolve('@sparticuz/chromium')));
  const { version } = require(join(root, 'package.json'));
  return { folder: join(root, 'bin'), version };
}

function cacheFolder(version: string): string {
  const name = `veranda-chromium-${version}-${process.getuid?.() ?? 0}`;
  for (const parent of [join(homedir(), '.cache'), tmpdir()]) {
    try {
      mkdirSync(parent, { recursive: true });
      const probe = join(parent, `.${name}.${process.pid}`);
      mkdirSync(probe);
      rmSync(probe, { recursive: true });
      return join(parent, name);
    } catch {
      // not ours to write; the next one
    }
  }
  throw new Error('no folder was found to unpack Chromium into');
}

async function unpack(packed: string, cache: string): Promise<void> {
  console.log('Unpacking Chromium, once …');
  const unfinished = `${cache}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await Promise.all([
    decompress(join(packed, 'chromium.br'), join(unfinished, 'chromium')),
    ...['al2023', 'fonts', 'swiftshader'].map((name) => unpackArchive(packed, name, unfinished)),
  ]);
  chmodSync(join(unfinished, 'chromium'), 0o700);
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings(cache));
  try {
    renameSync(unfinished, cache);
  } catch {
    // another process has unpacked the same in the meantime
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function unpackArchive(packed: string, name: string, folder: string): Promise<void> {
  const archive = join(folder, `${name}.tar`);
  // The graphics libraries are looked for beside the program, the others in a folder of their name.
  const destination = name === 'swiftshader' ? folder : join(folder, name);
  mkdirSync(destination, { recursive: true });
  await decompress(join(packed, `${name}.tar.br`), archive);
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', destination], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}.tar could not be unpacked: ${stderr}`);
  rmSync(archive);
}

async function decompress(source: string, destination: string): Promise<void> {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(destination));
}

function missingParts(program: string, cache: string): Record<string, string> {
  const environment: Record<string, string> = {};
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  if (!stdout || stdout.includes('not found')) environment.LD_LIBRARY_PATH = join(cache, 'al2023', 'lib');
  if (!existsSync('/etc/fonts/fonts.conf')) environment.FONTCONFIG_PATH = join(cache, 'fonts');
  return environment;
}

function fontSettings(cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts')}</dir>
  <cachedir>${join(cache, 'font-cache')}</cachedir>
</fontconfig>
`;
}
