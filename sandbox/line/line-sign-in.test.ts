import { afterAll, beforeAll, expect, it } from 'vitest'
import { getUserInfo, lineSignIn } from '#contracts/auth.ts'
import { authHandlers } from '#server/modules/auth/handlers.ts'
import { authMessages as say } from '#server/strings/auth.ts'
import { lineBrowser, lineConfig, nonce, redirectUri, verifier } from '#server/testing/line-login.ts'
import { openTestServer, TEST_START, type TestServer } from '#server/testing/test-server.ts'
import { settableClock } from '#server/kit/clock.ts'
import { linePeople } from '../people/line-people.ts'
import { seedSandbox } from '../seed.ts'
import { sandboxServices } from '../services.ts'
import { createSandboxLine } from './sandbox-line.ts'

const [ploy, narin, , suspended] = linePeople
const clock = settableClock(TEST_START)
const provider = createSandboxLine(lineConfig, clock)
const { answer, codeOf } = lineBrowser(provider)

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    handlers: authHandlers,
    config: lineConfig,
    services: sandboxServices(lineConfig, clock, provider),
    seed: (deps) => seedSandbox(deps.database.db, deps),
  })
}, 60_000)
afterAll(() => server.close())

const signIn = (code: string) =>
  server.call(lineSignIn, {
    agent_code: 'chokdee',
    code,
    code_verifier: verifier,
    nonce,
    redirect_uri: redirectUri,
  })

it('ENV-8 a linked member is signed in', async () => {
  const answered = await signIn(await codeOf(narin!.sub))
  expect(answered.data.status).toBe('signed_in')
  const info = await server.call(getUserInfo, {}, { as: String(answered.body.access_token) })
  expect(info.data.user).toMatchObject({ username: 'narin1990', line_linked: true })
})

it('ENV-8 somebody without a member gets a ticket, somebody suspended a sentence', async () => {
  const unlinked = await signIn(await codeOf(ploy!.sub))
  expect(unlinked.data).toMatchObject({ status: 'unlinked', display_name: ploy!.name })
  expect(await signIn(await codeOf(suspended!.sub))).toMatchObject({ error: 1, message: say.suspended })
})

it('ENV-8 a code that LINE does not know is refused with a sentence', async () => {
  const code = (await answer('bad-code', ploy!.sub)).searchParams.get('code')!
  expect(await signIn(code)).toMatchObject({ error: 1, message: say.lineRefused })
})
