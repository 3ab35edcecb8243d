import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const deadPid = () => spawnSync(process.execPath, ['-e', '0']).pid

describe('the lock of the data folder', () => {
  it('is held by one, and free again after', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    release()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['a dead process', () => JSON.stringify({ pid: deadPid(), started: 'x' })],
    [
      'a process number used again by another',
      () => JSON.stringify({ pid: process.ppid, started: 'an earlier boot:1' }),
    ],
    [
      'this process number before a restart',
      () => JSON.stringify({ pid: process.pid, started: 'an earlier boot:1' }),
    ],
    ['nobody knows whom', () => 'half a fi'],
  ])('is taken over from %s', (_, content) => {
    writeFileSync(join(folder, 'lock'), content())
    const release = lockFolder(folder)
    expect(readdirSync(folder)).toEqual(['lock'])
    release()
  })

  it('makes the folder', () => {
    lockFolder(join(folder, 'a', 'b'))()
    expect(readdirSync(join(folder, 'a'))).toEqual(['b'])
  })
})
