import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laid-down-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('does not take what a start left half laid down for a database', { timeout: 90_000 }, async () => {
  const half = join(folder, 'db.new')
  mkdirSync(join(half, 'base'), { recursive: true })
  writeFileSync(join(half, 'PG_VERSION'), '17\n')
  const database = await connect({ folder })
  await migrate(database, migrations)
  await database.script((exec) => exec('create table kept (one int)'))
  await database.close()
  expect(existsSync(half)).toBe(false)

  const again = await connect({ folder })
  expect(await migrate(again, migrations)).toEqual([])
  expect(await again.script((exec) => exec('select * from kept'))).toEqual([])
  await again.close()
})
