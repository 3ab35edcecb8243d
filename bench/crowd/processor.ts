/** Who had the processor: microseconds of user and system time, from Linux's own books. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK = 10_000

interface Process {
  readonly pid: number
  readonly parent: number
  readonly used: number
  /** Of its children that have ended. */
  readonly ended: number
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const at = (index: number) => Number(fields[index])
      const [used, ended] = [at(11) + at(12), at(13) + at(14)].map((ticks) => ticks * TICK) as [
        number,
        number,
      ]
      return [{ pid: Number(name), parent: at(1), used, ended }]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** The parent of a process. */
export const parentOf = (pid: number): number => processes().find((one) => one.pid === pid)!.parent

/** Of a process and all its children so far. */
export function usedBy(root: number): number {
  return processes()
    .filter(({ pid, parent }) => pid === root || parent === root)
    .reduce((sum, { pid, used, ended }) => sum + used + (pid === root ? ended : 0), 0)
}
