/** Programs of the system: where they are, which package they are missing from, and starting and ending them. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unprivileged } from '../lib/postgres.mjs'

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']
const POSTGRES = '/usr/lib/postgresql'

/** Program and Debian's package. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
} as const

export type Program = keyof typeof PACKAGES

/** PostgreSQL's newest, which Debian keeps off the path. */
function postgresFolders(): string[] {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(POSTGRES, version, 'bin'))
}

export const findProgram = (name: Program): string | undefined =>
  [...(name === 'postgres' ? postgresFolders() : []), ...(process.env.PATH ?? '').split(':'), ...FOLDERS]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Where they are; throws a sentence that names every package that is missing. */
export function needPrograms<P extends Program>(names: readonly P[]): Record<P, string> {
  const found = names.map((name) => [name, findProgram(name)] as const)
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => PACKAGES[name])
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')} (Debian's packages). Install them and try again.`)
  return Object.fromEntries(found) as Record<P, string>
}

export interface Service {
  readonly name: string
  /** Null while it does not run. */
  readonly pid: () => number | null
  begin(): void
  /** Answers when it has ended; one that does not within `patience` is killed. */
  end(signal: NodeJS.Signals, patience?: number): Promise<void>
}

interface Command {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Where it is run, and what it says is kept. */
  readonly folder: string
}

/** A program that can be started again after its end. Not begun yet. */
export function service({ name, program, args, env, folder }: Command): Service {
  const user = unprivileged()
  const said = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  let child: ChildProcess | null = null
  const lives = () => child !== null && child.exitCode === null && child.signalCode === null
  return {
    name,
    pid: () => (lives() ? child!.pid! : null),
    begin: () => {
      child = spawn(program, args, {
        ...user,
        cwd: folder,
        env: { PATH: `${process.env.PATH ?? ''}:${FOLDERS.join(':')}`, HOME: folder, LC_ALL: 'C', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stdout!.pipe(said, { end: false })
      child.stderr!.pipe(said, { end: false })
    },
    end: async (signal, patience = 20_000) => {
      const ending = child
      if (ending === null || !lives()) return
      const ended = once(ending, 'exit')
      ending.kill(signal)
      const late = sleep(patience, 'late' as const, { ref: false })
      if ((await Promise.race([ended, late])) === 'late') {
        ending.kill('SIGKILL')
        await ended
      }
    },
  }
}

/** Asks until it is so; throws what was waited for when it takes too long. */
export async function until(what: string, isSo: () => Promise<boolean>, patience = 60_000): Promise<void> {
  const limit = performance.now() + patience
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`Waited in vain for ${what}.`)
    await sleep(100)
  }
}
