/** Plain numbers of this process that somebody holds anyway, looked at when they are asked for. */
import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../kit/deps.ts'

/** A number, or one for each value of its label. Whoever has one adds it to `readingsOf`. */
export interface Reading {
  readonly name: string
  readonly help: string
  readonly label?: string
  read(): number | Readonly<Record<string, number>>
}

/** What the parts of the server have to tell. */
export function readingsOf({ database: { driver }, running }: Deps): readonly Reading[] {
  return [
    {
      name: 'chokdee_db_pool_connections',
      help: 'Connections to the database, by what they do; the embedded database has none.',
      label: 'state',
      read: () => {
        if (!('pool' in driver)) return { busy: 0, idle: 0 }
        const { totalCount, idleCount } = driver.pool
        return { busy: totalCount - idleCount, idle: idleCount }
      },
    },
    {
      name: 'chokdee_db_pool_max_connections',
      help: 'How many connections to the database this process may have.',
      read: () => ('pool' in driver ? driver.pool.options.max : 0),
    },
    {
      name: 'chokdee_db_pool_waiting',
      help: 'Work that waits for a connection to the database.',
      read: () => ('pool' in driver ? driver.pool.waitingCount : 0),
    },
    {
      name: 'chokdee_writes_running',
      help: 'Writes under a key that are being carried out.',
      read: () => running.size,
    },
  ]
}

/** Makes each a series that reads its number when the metrics are asked for. */
export function registerReadings(registry: Registry, readings: readonly Reading[]): void {
  for (const { name, help, label, read } of readings) {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      collect() {
        const seen = read()
        if (typeof seen === 'number') return this.set(seen)
        for (const [value, count] of Object.entries(seen)) this.set({ [label ?? '']: value }, count)
      },
    })
  }
}
