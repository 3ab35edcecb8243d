/**
 * One process per data folder. The embedded engine takes no lock of its own, and two processes on one folder
 * would tear the data apart; so this file is held from start to stop.
 */
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process that is alive holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it, or choose another DATA_DIR.`)
  }
}

interface Holder {
  pid: number
  /** Tells a process from a later one with the same number; '' where the system does not say. */
  started: string
}

/** Boot id and start time of a process on Linux: the pid alone is soon used again. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The command name in parentheses may hold spaces; start time is the 20th field after it.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return ''
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(holder.pid) === holder.started
}

function read(path: string): Holder | null {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>
    return typeof value.pid === 'number' ? { pid: value.pid, started: String(value.started ?? '') } : null
  } catch {
    return null
  }
}

/**
 * Takes the folder's lock, from a dead holder too, or throws FolderInUse. Answers the release.
 * The lock appears complete or not at all: it is written aside and linked into place.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const mine = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        linkSync(mine, path)
        return () => rmSync(path, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(path)
      if (holder && isAlive(holder)) throw new FolderInUse(folder, holder.pid)
      setAside(path, `${mine}.stale`)
    }
    throw new FolderInUse(folder, read(path)?.pid ?? 0)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Moves a dead lock away. If a living one was moved instead (two starters at once), it is put back. */
function setAside(path: string, aside: string): void {
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved && isAlive(moved)) linkSync(aside, path)
  rmSync(aside, { force: true })
}
