/**
 * What production has, on the loopback and in a folder that is thrown away: etcd, two PostgreSQL servers under Patroni, HAProxy
 * before them, pgbouncer before that. The files are those of deploy/cluster.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../lib/free-port.mjs'
import { at } from '../lib/paths.mjs'
import { unprivileged } from '../lib/postgres.mjs'
import { createPair, type Pair, type PairOptions } from './pair.ts'
import { needPrograms, service, until, type Service } from './programs.ts'

export interface Cluster {
  readonly folder: string
  /** Of the application, through pgbouncer. */
  readonly url: string
  /** Of the tables' owner, past pgbouncer to whoever is the primary. */
  readonly ownerUrl: string
  readonly pair: Pair
  readonly pgbouncer: Service
  /** Everything ends; the folder goes. */
  stop(): Promise<void>
}

const file = (name: string) => at('deploy', 'cluster', name)

/** As Debian's units read it. */
function environmentOf(name: string): NodeJS.ProcessEnv {
  const lines = readFileSync(file(name), 'utf8').split('\n')
  return Object.fromEntries(
    lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split('=') as [string, string]),
  )
}

async function etcdService(program: string, folder: string): Promise<{ etcd: Service; hosts: string }> {
  const [client, peer] = [await freePort(), await freePort()]
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  const etcd = service({
    name: 'etcd',
    program,
    args: [],
    folder,
    env: {
      ...environmentOf('etcd.env'),
      ETCD_NAME: 'one',
      ETCD_DATA_DIR: join(folder, 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: clientUrl,
      ETCD_ADVERTISE_CLIENT_URLS: clientUrl,
      ETCD_LISTEN_PEER_URLS: peerUrl,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peerUrl,
      ETCD_INITIAL_CLUSTER: `one=${peerUrl}`,
      ETCD_UNSUPPORTED_ARCH: process.arch === 'arm64' ? 'arm64' : '',
    },
  })
  return { etcd, hosts: `127.0.0.1:${client}` }
}

function haproxyService(program: string, folder: string, port: number, { nodes: [one, two] }: Pair): Service {
  return service({
    name: 'haproxy',
    program,
    args: ['-db', '-f', file('haproxy.cfg')],
    folder,
    env: {
      CHOKDEE_DB_BIND: `127.0.0.1:${port}`,
      CHOKDEE_DB_ONE: `127.0.0.1:${one.port}`,
      CHOKDEE_DB_ONE_PATRONI: String(one.restPort),
      CHOKDEE_DB_TWO: `127.0.0.1:${two.port}`,
      CHOKDEE_DB_TWO_PATRONI: String(two.restPort),
    },
  })
}

interface Pooled {
  readonly port: number
  readonly databasePort: number
  readonly password: string
}

/** A file of this machine's own, as docs/deploy.md has it, that includes the one for all. */
export function pgbouncerService(program: string, folder: string, pooled: Pooled): Service {
  const own = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"chokdee_app" "${pooled.password}"\n`)
  writeFileSync(
    own,
    `%include ${file('pgbouncer.ini')}
auth_file = ${users}
listen_addr = 127.0.0.1
listen_port = ${pooled.port}
unix_socket_dir =
[databases]
chokdee = host=127.0.0.1 port=${pooled.databasePort} dbname=chokdee
`,
  )
  return service({ name: 'pgbouncer', program, args: [own], folder })
}

/** Whether it takes a login and answers. */
function answers(psql: string, url: string): boolean {
  try {
    execFileSync(psql, [url, '-Atc', 'select 1'], { stdio: 'ignore', timeout: 5_000 })
    return true
  } catch {
    return false
  }
}

/** Starts all of it and makes roles and database. What is not installed is named. */
export async function startCluster({ dataOf }: Pick<PairOptions, 'dataOf'> = {}): Promise<Cluster> {
  const programs = needPrograms(['etcd', 'patroni', 'haproxy', 'pgbouncer', 'postgres'])
  const postgresBin = dirname(programs.postgres)
  const psql = join(postgresBin, 'psql')
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-cluster-'))
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const secret = () => randomBytes(18).toString('hex')
  const passwords = { superuser: secret(), replication: secret(), owner: secret(), app: secret() }
  const [databasePort, poolPort] = [await freePort(), await freePort()]
  const { etcd, hosts } = await etcdService(programs.etcd, folder)
  const pair = await createPair({
    folder,
    patroni: programs.patroni,
    postgresBin,
    etcd: hosts,
    passwords,
    dataOf,
  })
  const haproxy = haproxyService(programs.haproxy, folder, databasePort, pair)
  const pgbouncer = pgbouncerService(programs.pgbouncer, folder, {
    port: poolPort,
    databasePort,
    password: passwords.app,
  })

  const stop = async () => {
    await pgbouncer.end('SIGINT')
    await haproxy.end('SIGTERM')
    // A leader that goes last has nobody to hand over to.
    await Promise.all(pair.nodes.map(({ patroni }) => patroni.end('SIGTERM', 30_000)))
    for (const { postmaster } of pair.nodes) {
      const left = postmaster()
      if (left !== null) process.kill(left, 'SIGQUIT')
      await until('PostgreSQL to end', async () => postmaster() === null)
    }
    await etcd.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    etcd.begin()
    const [one, two] = pair.nodes
    one.patroni.begin()
    await until('a first primary', async () => (await pair.members()).some(({ role }) => role === 'leader'))
    two.patroni.begin()
    haproxy.begin()
    await pair.whole()
    const superuser = `postgres://postgres:${passwords.superuser}@127.0.0.1:${databasePort}/postgres`
    await until('HAProxy to find the primary', async () => answers(psql, superuser))
    const given = ['-v', `owner_password=${passwords.owner}`, '-v', `app_password=${passwords.app}`]
    execFileSync(psql, [superuser, '-q', '-v', 'ON_ERROR_STOP=1', ...given, '-f', file('roles.sql')])
    pgbouncer.begin()
    const url = `postgres://chokdee_app:${passwords.app}@127.0.0.1:${poolPort}/chokdee`
    await until('pgbouncer', async () => answers(psql, url))
    const ownerUrl = `postgres://chokdee_owner:${passwords.owner}@127.0.0.1:${databasePort}/chokdee`
    return { folder, url, ownerUrl, pair, pgbouncer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
