import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { platformBuild } from './site-variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'profile-'))
const written = (content: unknown): string => {
  const path = join(folder, 'platform.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

it('gives nothing without a profile', () => {
  expect(platformBuild({})).toEqual({ variables: {}, faults: [] })
})

it('gives the calls that are there and those that are not, and the zone; what is set stays', () => {
  const calls = { 'coupon.redeem': 'notOffered', 'withdraw.options': 'offered', 'inbox.list': 'unknown' }
  const path = written({ version: 1, zone: 'Asia/Bangkok', calls })
  expect(platformBuild({ VITE_PLATFORM_PROFILE: path })).toEqual({
    variables: {
      VITE_PLATFORM_OFFERED: 'withdraw.options',
      VITE_PLATFORM_NOT_OFFERED: 'coupon.redeem',
      VITE_PLATFORM_ZONE: 'Asia/Bangkok',
    },
    faults: [],
  })
  const own = platformBuild({ VITE_PLATFORM_PROFILE: path, VITE_PLATFORM_ZONE: '+08:00' })
  expect(own.variables).not.toHaveProperty('VITE_PLATFORM_ZONE')
})

it.each([
  ['{', 'no JSON'],
  [{ version: 2, calls: {} }, 'version'],
  [{ version: 1, calls: { 'coupon.redeem': 'perhaps' } }, 'calls.coupon.redeem'],
  [{ version: 1, calls: { 'no.such': 'offered' } }, 'no.such'],
  [{ version: 1, zone: 'Mars/Base', calls: {} }, 'zone'],
])('says what is wrong with %j', (content, word) => {
  const { faults } = platformBuild({ VITE_PLATFORM_PROFILE: written(content) })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(word)
})

it('says that there is no such file', () => {
  expect(platformBuild({ VITE_PLATFORM_PROFILE: join(folder, 'none.json') }).faults[0]).toContain('none.json')
})
