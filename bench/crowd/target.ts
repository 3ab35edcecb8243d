/** Which database a process of the bench opens. */
import { connect, type Target } from '#server/db/connect.ts'
import { parentOf } from './processor.ts'

export const targetOf = ({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Target =>
  DATABASE_URL ? { url: DATABASE_URL } : { folder: DATA_DIR! }

/** The process of the database server, of which its sessions are children. */
export async function postmasterOf(target: Target): Promise<number> {
  const { script, close } = await connect(target)
  const [row] = await script((exec) => exec('select pg_backend_pid() as pid'))
  const pid = parentOf(Number(row!.pid))
  await close()
  return pid
}
