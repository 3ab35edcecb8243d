/**
 * `npm run cluster`: etcd, a pair of PostgreSQL servers under Patroni, HAProxy and pgbouncer on the loopback, in a folder that is
 * removed at the end. Says what the server is to be given, and runs until Ctrl-C.
 */
import { once } from 'node:events'
import { main } from '../lib/main.mjs'
import { startCluster } from './cluster.ts'

await main(async () => {
  const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const begun = performance.now()
  const cluster = await startCluster()
  const leader = await cluster.pair.whole()
  console.log(
    `Up after ${((performance.now() - begun) / 1000).toFixed(0)} s; the primary is "${leader.name}".`,
  )
  console.log(`DATABASE_URL=${cluster.url} DATABASE_POOLER=1 DATABASE_OWNER_URL=${cluster.ownerUrl}`)
  for (const { name, port, restPort } of cluster.pair.nodes)
    console.log(`${name}: PostgreSQL 127.0.0.1:${port}, Patroni http://127.0.0.1:${restPort}/cluster`)
  console.log(`What they say is in ${cluster.folder}. Ctrl-C ends all of it.`)
  await asked
  await cluster.stop()
})
