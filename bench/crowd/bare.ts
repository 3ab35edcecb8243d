/** The engine by itself: single-row transactions through the same driver, as `pgbench -N` does them, in this very run. */
import { connect, type Target } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { timed, type Timed } from './timed.ts'

const ROWS = 1_000
const LANES = 16

const update = ({ driver }: Database) => {
  const text = 'update bare set n = n + 1 where id = $1'
  const values = () => [1 + Math.floor(Math.random() * ROWS)]
  return 'pool' in driver
    ? () => driver.pool.query({ name: 'bare', text, values: values() })
    : () => driver.embedded.query(text, values())
}

/** With the pool's usual ten connections; embedded there is one. */
export async function bareRate(target: Target, seconds: number): Promise<Timed> {
  const database = await connect(target)
  try {
    await database.script((exec) =>
      exec(
        `create table if not exists bare (id integer primary key, n integer not null);
         insert into bare select g, 0 from generate_series(1, ${ROWS}) g on conflict do nothing`,
      ),
    )
    return await timed(update(database), LANES, seconds)
  } finally {
    await database.close()
  }
}
