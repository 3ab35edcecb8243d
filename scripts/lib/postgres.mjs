/** A real PostgreSQL for the occasion: Debian's package (installed where it may), a folder of its own, not as root. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { run } from './run.mjs'

const DEBIAN = '/usr/lib/postgresql'
const OWNER = 'chokdee'

/** The folder of initdb and postgres: the newest of Debian's, else the one on the path. */
function installed() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (found) return found
  const onPath = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')))
  return onPath && existsSync(join(onPath, 'postgres')) ? onPath : undefined
}

async function findPostgres() {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the postgresql package (once) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    /** @type {import('node:child_process').SpawnOptions} */
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] }
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet)
  }
  const made = installed()
  if (!made)
    throw new Error('PostgreSQL is not installed. Install its package (Debian: postgresql) and try again.')
  return made
}

/** PostgreSQL refuses to run as root: there the package's own user runs it. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const id = (/** @type {string} */ option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * @param {string} bin
 * @param {number} port
 */
async function untilReady(bin, port) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const asked = spawnSync(join(bin, 'pg_isready'), [
      '-q',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-d',
      'postgres',
    ])
    if (asked.status === 0) return
    await sleep(200)
  }
  throw new Error('PostgreSQL did not start within 30 seconds.')
}

/**
 * Starts it as our own child, so that it ends with us and leaves no process behind. `crash` ends it at once, without a
 * word to its sessions; `begin` starts it again, on the same data and port; `runs` says whether it does. What is thrown away after the run need not
 * survive a power cut; a bench of what writing costs says `durable`. `settings` are given to it besides; `fill` puts the
 * data into place where it is not to be empty: a copy, for one. `keep` is a folder for the data that stays, and is gone on with.
 *
 * @param {{ durable?: boolean, settings?: readonly string[], fill?: (data: string) => void, keep?: string }} [options]
 */
export async function startPostgres({ durable = false, settings: more = [], fill, keep } = {}) {
  const bin = await findPostgres()
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = keep ?? join(folder, 'data')
  const initdb = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  if (fill) {
    fill(data)
    if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data])
  } else if (!existsSync(join(data, 'PG_VERSION'))) {
    if (keep && user.uid !== undefined) {
      mkdirSync(keep, { recursive: true, mode: 0o700 })
      chownSync(keep, user.uid, user.gid)
    }
    execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })
  }
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
    'max_connections=100',
    ...more,
  ]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const url = `postgres://${OWNER}@127.0.0.1:${port}/postgres`
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const begin = async () => {
    server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    await untilReady(bin, port)
  }
  const runs = () => server !== undefined && server.exitCode === null && server.signalCode === null
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (!server || !runs()) return
    const ended = once(server, 'close')
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    // SIGINT is its fast shutdown: it ends the sessions and does not wait for them.
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await begin()
  } catch (error) {
    await stop()
    throw error
  }
  // SIGQUIT is its immediate shutdown: what `pg_ctl stop -m immediate` sends.
  return { url, bin, user, stop, crash: () => end('SIGQUIT'), begin, runs }
}
