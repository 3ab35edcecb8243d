import { beforeEach, expect, it } from 'vitest'
import { getProfile } from '#contracts/account.ts'
import { createApp, type App } from '#server/app.ts'
import { openSession } from '#server/kit/identity/sessions.ts'
import { accountHandlers } from '#server/modules/account/handlers.ts'
import { memberByUsername } from '#server/modules/auth/read-member.ts'
import { testServer } from '#server/testing/hooks.ts'
import { sandboxApp } from '../app.ts'
import { AGENT_CODE } from '../people/seed-agent.ts'
import { seedSandbox } from '../seed.ts'
import { accountWords } from '../strings/accounts.ts'

const SITE = 'http://site.example'
const server = testServer({ handlers: accountHandlers, config: { publicOrigin: SITE } })
let app: App
let token: string
beforeEach(async () => {
  app = createApp(server.deps, { handlers: [], mounts: [{ path: '/sandbox', app: sandboxApp(server.deps) }] })
  await seedSandbox(server.db, server.deps)
  const narin = await memberByUsername(server.db, AGENT_CODE, 'narin1990')
  token = await openSession(server.db, { memberId: narin!.id, now: server.clock.now() })
})
const second = async () =>
  (await server.call(getProfile, {}, { as: token })).data.bank_accounts.find(
    ({ status }) => status !== 'main',
  )!
const press = (answer: string, id: string, origin = SITE) =>
  app.fetch(
    new Request(`${SITE}/sandbox/bank-accounts`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ id, answer }),
    }),
  )

it('LOGIN-7 a waiting account is shown, and accepted', async () => {
  const { id, bank_account_no } = await second()
  const shown = await (await app.fetch(new Request(`${SITE}/sandbox/bank-accounts`))).text()
  expect(shown).toContain(bank_account_no)
  expect((await press('accept', id)).status).toBe(303)
  expect(await second()).toMatchObject({ status: 'active', note: '' })
})

it('LOGIN-7 a refused one says why, and is decided once', async () => {
  const { id } = await second()
  await press('refuse', id)
  expect(await second()).toMatchObject({ status: 'refused', note: accountWords.refused })
  expect((await press('accept', id)).status).toBe(404)
})

it('another site cannot press the buttons', async () => {
  const { id } = await second()
  expect((await press('accept', id, 'http://evil.example')).status).toBe(403)
  expect((await second()).status).toBe('pending')
})
