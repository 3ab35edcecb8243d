import { beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { createApp, type App } from '#server/app.ts'
import { nightlyRuns } from '#server/db/schema/rewards.ts'
import { day, hour } from '#server/kit/clock.ts'
import { testServer } from '#server/testing/hooks.ts'
import { sandboxApp } from '../app.ts'
import { movedClock } from '../clock.ts'

const SITE = 'http://site.example'
const server = testServer({ handlers: {}, config: { publicOrigin: SITE } })
let app: App
let clock: ReturnType<typeof movedClock>
beforeEach(() => {
  clock = movedClock()
  const deps = { ...server.deps, clock }
  app = createApp(deps, { handlers: [], mounts: [{ path: '/sandbox', app: sandboxApp(deps) }] })
})

const press = (path: string, form: Record<string, string> = {}, origin = SITE) =>
  app.fetch(
    new Request(SITE + path, {
      method: 'POST',
      headers: { origin, accept: 'application/json' },
      body: new URLSearchParams(form),
    }),
  )

it('moves the clock ahead, never back, and a restart keeps it', async () => {
  const before = Date.now()
  expect((await press('/sandbox/clock', { hours: '30' })).status).toBe(200)
  expect((await press('/sandbox/clock', { hours: '1.5' })).status).toBe(200)
  const ahead = clock.now() - before
  expect(ahead).toBeGreaterThanOrEqual(31.5 * hour)
  expect(ahead).toBeLessThan(31.5 * hour + day)
  for (const hours of ['-1', '241', 'x'])
    expect([hours, (await press('/sandbox/clock', { hours })).status]).toEqual([hours, 422])
  const next = movedClock()
  expect(next.now()).toBeLessThan(before + day)
  await next.restore(server.db)
  expect(next.now()).toBeGreaterThanOrEqual(before + 31.5 * hour)
})

it('another site cannot press its buttons; what is not there is not found', async () => {
  expect((await press('/sandbox/clock', { hours: '1' }, 'https://evil.example')).status).toBe(403)
  expect((await press('/sandbox/rewards/none/none', {}, 'https://evil.example')).status).toBe(403)
  expect((await press('/sandbox/rewards/none/none')).status).toBe(404)
  expect(clock.now() - Date.now()).toBeLessThan(hour)
})

it('a process whose clock is the machine itself offers no moving', async () => {
  const deps = { ...server.deps, clock: { now: () => Date.now() } }
  const still = createApp(deps, {
    handlers: [],
    mounts: [{ path: '/sandbox', app: sandboxApp(deps) }],
  })
  const page = await still.fetch(new Request(`${SITE}/sandbox/rewards`))
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('/sandbox/clock')
})

it('the page keeps to the policy and shows the time', async () => {
  const text = await (await app.fetch(new Request(`${SITE}/sandbox/rewards`))).text()
  expect(text).toContain(new Date(clock.now()).toISOString().slice(0, 13))
  expect(text).not.toMatch(/ style=| on[a-z]+=|<style|<script>|(src|href)="https?:/)
})

it('moving over a night without play does nothing', async () => {
  await press('/sandbox/clock', { hours: '24' })
  const runs = await server.db.select().from(nightlyRuns).where(eq(nightlyRuns.lastMember, '0'))
  expect(runs).toEqual([])
})
