/** Memory of a process, from Linux's own books. */
import { readFileSync } from 'node:fs'

const MB = 1_024

/** Resident now, and the most it ever was, in MB; null where the process has ended. */
export function memoryOf(pid: number): { now: number; most: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const at = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / MB
    return { now: at('VmRSS'), most: at('VmHWM') }
  } catch {
    return null
  }
}
