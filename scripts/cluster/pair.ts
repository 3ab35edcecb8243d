/** The two PostgreSQL servers that Patroni keeps, with the files of deploy/cluster. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../lib/free-port.mjs'
import { at } from '../lib/paths.mjs'
import { service, until, type Service } from './programs.ts'

export interface Node {
  readonly name: string
  readonly patroni: Service
  readonly port: number
  readonly restPort: number
  /** Of the PostgreSQL that Patroni started; null where none runs. */
  readonly postmaster: () => number | null
}

interface Member {
  readonly name: string
  /** `leader`, `sync_standby`, `replica`. */
  readonly role: string
  readonly state: string
}

export interface Pair {
  readonly nodes: readonly [Node, Node]
  /** As Patroni sees them, whichever of the two answers. */
  members(): Promise<readonly Member[]>
  /** Waits until one leads and the other is its synchronous standby; answers the leader. */
  whole(patience?: number): Promise<Node>
  /** The leader hands over in good order. */
  switchover(): Promise<void>
}

export interface PairOptions {
  readonly folder: string
  readonly patroni: string
  readonly postgresBin: string
  readonly etcd: string
  readonly passwords: { readonly superuser: string; readonly replication: string }
  /** Where a node's data is to be; absent: in `folder`. */
  readonly dataOf?: ((name: string) => string) | undefined
}

function postmasterOf(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

async function createNode(name: string, options: PairOptions): Promise<Node> {
  const { folder, passwords } = options
  const [port, restPort] = [await freePort(), await freePort()]
  const data = options.dataOf?.(name) ?? join(folder, name)
  const patroni = service({
    name: `patroni-${name}`,
    program: options.patroni,
    args: [at('deploy', 'cluster', 'patroni.yml')],
    folder,
    env: {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: options.etcd,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: options.postgresBin,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
    },
  })
  return { name, patroni, port, restPort, postmaster: () => postmasterOf(data) }
}

/** Makes both; nothing is begun. */
export async function createPair(options: PairOptions): Promise<Pair> {
  const nodes = [await createNode('one', options), await createNode('two', options)] as const

  async function members(): Promise<readonly Member[]> {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => null)
      if (answer?.ok) return ((await answer.json()) as { members?: Member[] }).members ?? []
    }
    return []
  }

  const withRole = (all: readonly Member[], role: string) =>
    all.find((member) => member.role === role && /running|streaming/.test(member.state))

  async function whole(patience = 90_000): Promise<Node> {
    let leader: Member | undefined
    await until(
      'a primary with its synchronous standby',
      async () => {
        const all = await members()
        leader = withRole(all, 'leader')
        return leader !== undefined && withRole(all, 'sync_standby') !== undefined
      },
      patience,
    )
    return nodes.find(({ name }) => name === leader!.name)!
  }

  async function switchover(): Promise<void> {
    const leader = await whole()
    const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: leader.name }),
    })
    if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`)
  }

  return { nodes: [...nodes], members, whole, switchover }
}
