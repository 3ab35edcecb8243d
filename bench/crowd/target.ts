/** Which database a process of the bench opens. */
import type { Target } from '#server/db/connect.ts'

export const targetOf = ({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Target =>
  DATABASE_URL ? { url: DATABASE_URL } : { folder: DATA_DIR! }
