/** From an opened link of the link maker to the new member, and to who brought them as the server counts it. */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { destinations } from '#src/features/share/parts/destinations.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { freshMobile, freshName } from './e2e.ts'
import { expectMember } from './e2e-shell.ts'
import { AGENT, api, inboxCode, newMember, PASSWORD, tokenOf } from './e2e-people.ts'

/** Web paths of the pages that the link maker offers. */
export const destinationPaths = destinations(null, () => true).map(({ path }) => path)

export interface Inviter {
  /** Their own code, and `ag=…&code=…` of their links. */
  code: string
  codes: string
  /** Asked of the server: how many friends are one level below them. */
  friends: (request: APIRequestContext) => Promise<number>
}

let known: Promise<Inviter> | null = null

/** One for all tests of a worker: making a member takes longer than counting friends. */
export const inviterOf = (request: APIRequestContext): Promise<Inviter> => (known ??= newInviter(request))

async function newInviter(request: APIRequestContext): Promise<Inviter> {
  const headers = { authorization: `Bearer ${await tokenOf(request, await newMember(request))}` }
  const info = await api<{ user: { affiliate_code: string } }>(
    request,
    '/api/get_user_info',
    undefined,
    headers,
  )
  const code = info.data.user.affiliate_code
  return {
    code,
    codes: `ag=${AGENT}&code=${code}`,
    async friends(asking) {
      const network = await api<{ levels: { level: number; friends: number }[] }>(
        asking,
        '/api/affiliate/network',
        {},
        headers,
      )
      return network.data.levels.find(({ level }) => level === 1)?.friends ?? 0
    },
  }
}

/** What the browser keeps of an opened link, once the agent's code is known to be one. */
export async function keptInvitation(page: Page): Promise<{ agentCode: string; referral: string }> {
  const kept = await page.waitForFunction(() => {
    const stored = localStorage.getItem('chokdee.invitation')
    const { data } = JSON.parse(stored ?? '{}') as { data?: { agentCode: string; referral: string } }
    return data?.agentCode ? data : null
  })
  return (await kept.jsonValue())!
}

/** Fills the registration in `form`, long or short, to the code that came by SMS. */
export async function registerIn(page: Page, form: Locator): Promise<void> {
  const mobile = freshMobile()
  await form.getByLabel(auth.username, { exact: true }).fill(freshName())
  await form.getByLabel(auth.mobile, { exact: true }).fill(mobile)
  await form.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: new RegExp(`^(${auth.next}|${auth.otpRequest})$`) }).click()
  const code = page.getByLabel(auth.otpLabel)
  await expect(code).toBeVisible()
  await code.fill(await inboxCode(page.request, mobile))
}

/** Registered by the code of the long form, and signed in by it. */
export async function expectRegistered(page: Page): Promise<void> {
  await expectMember(page)
}
