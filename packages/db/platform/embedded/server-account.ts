import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { DatabaseRefusal } from '../database-refusal.ts';

/** The user that the database server runs as. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of its data, or as `nobody` for new
 * data; started by anyone else it runs as that user, which `undefined` stands for.
 */
export function serverAccount(dataFolder: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (spawnSync('setpriv', ['--version']).error) {
    throw new DatabaseRefusal(
      'PostgreSQL cannot run as root and the command setpriv (Debian: util-linux) is missing; ' +
        'start Veranda as another user or set DATABASE_URL.',
    );
  }
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

/**
 * The command line that runs a program as `account` and asks the kernel to stop it (SIGINT) when this process
 * ends.
 */
export function commandAs(
  account: ServerAccount | undefined,
  command: readonly string[],
  options: { readonly endsWithParent?: boolean } = {},
): readonly [string, ...string[]] {
  const settings: string[] = [];
  if (options.endsWithParent && !spawnSync('setpriv', ['--pdeathsig=INT', 'true']).status) {
    settings.push('--pdeathsig=INT');
  }
  if (account) settings.push(`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups');
  const [program, ...args] = settings.length > 0 ? ['setpriv', ...settings, '--', ...command] : command;
  if (program === undefined) throw new Error('an empty command line');
  return [program, ...args];
}

/**
 * True when `account` can enter this folder or run this file. Tried, not computed: lists of rights and mounts
 * count too.
 */
export function canReach(account: ServerAccount | undefined, path: string): boolean {
  const [program, ...args] = commandAs(account, ['test', '-x', path]);
  return spawnSync(program, args, { cwd: '/' }).status === 0;
}

function nobody(): ServerAccount {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) {
    throw new DatabaseRefusal(
      'PostgreSQL cannot run as root and this system has no user “nobody”; start Veranda as another user or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}
