/** An agent's link, from the address that is opened to the registered member's upline: every way to become a member. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerType, validateAgent } from '#contracts/agent.ts'
import { linkLine } from '#contracts/account.ts'
import { lineSignIn } from '#contracts/auth.ts'
import { lineIdentities, linkTokens } from '#server/db/schema/identity.ts'
import { members } from '#server/db/schema/member.ts'
import { hashToken, newToken } from '#server/kit/identity/tokens.ts'
import { signInWith } from '#src/features/auth/sign-in-with.ts'
import { platformDouble } from '#src/platform/double.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { lineLinkFound } from '#src/stores/line-link.ts'
import { signedOut, useSession } from '#src/stores/session.ts'
import { affiliate } from '#src/strings/rewards/affiliate.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { lineOffer } from '#src/strings/line/line-offer.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { proof } from '#src/strings/auth/proof.ts'
import { shell } from '#src/strings/shell.ts'
import { broken, never, success } from '#tests/harness/page-server.ts'
import { NEW_PASSWORD, registerBy, registerHere, uplineOf } from '#tests/harness/register-here.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'
import { createQueryClient } from '#src/data/query-client.ts'
import { takeUpArrival } from './line-arrival.ts'

const site = openSite()
const codes = 'ag=chokdee&code=A7K2P9'
const deposit = `/member/deposit?${codes}`

beforeEach(async () => {
  await registerBy(site, registerType.sms)
})
afterEach(() => vi.useRealTimers())

/** What the server gives a LINE account that it does not know. */
async function ticket(): Promise<string> {
  const token = newToken()
  const now = site.server.clock.now()
  await site.server.db.insert(linkTokens).values({
    tokenHash: hashToken(token),
    sub: `U-${token}`,
    displayName: 'Narin',
    pictureUrl: '',
    createdAt: now,
    expiresAt: now + 60_000,
  })
  return token
}

const lineOf = async (username: string) => {
  const { db } = site.server
  const [member] = await db.select().from(members).where(eq(members.username, username))
  const [line] = await db.select().from(lineIdentities).where(eq(lineIdentities.memberId, member!.id))
  return line?.displayName ?? null
}

/** From the login form in view to the registration's. */
const toRegister = async () => {
  const form = await screen.findByRole('form', { name: auth.loginTitle })
  const place = form.closest<HTMLElement>('dialog, main')!
  fireEvent.click(within(place).getByText(auth.register))
}
/** By a code it is done at once; with a bank account, and inside LINE, by the button. */
const signIn = async (how: 'atOnce' | 'pressed' = 'atOnce') => {
  if (how === 'atOnce') return waitFor(() => expect(useSession.getState().user).not.toBeNull())
  const done = await screen.findByRole('heading', { name: auth.stepTitle.completed })
  const place = done.closest<HTMLElement>('dialog, main')!
  fireEvent.click(within(place).getByRole('button', { name: auth.login }))
}
const onDeposit = () => screen.findByRole('heading', { level: 1, name: pageTitles.deposit })
/** Another tab of the same browser: only what is the device's is known there. */
const anotherTab = () => sessionStorage.clear()

it.each([
  ['by SMS', registerType.sms],
  ['with a bank account', registerType.bank],
])('REG-4 in the dialog %s: home, and the friend’s', async (_, mode) => {
  await registerBy(site, mode)
  const { address } = await site.renderAt(deposit)
  await waitFor(() => expect(address()).toBe('/?ag=chokdee'))
  await toRegister()
  const username = await registerHere(site, { byBank: mode === registerType.bank })
  await signIn(mode === registerType.sms ? 'atOnce' : 'pressed')
  expect(await uplineOf(site, username)).toBe('arisa')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/')
})

it('REG-4 registering in the dialog on any page ends at home', async () => {
  const { address, user } = await site.renderAt('/affiliate')
  await user.click(await screen.findByRole('button', { name: affiliate.join }))
  await registerHere(site)
  await signIn()
  await waitFor(() => expect(address()).toBe('/'))
})

it.each([
  ['by SMS', registerType.sms],
  ['with a bank account', registerType.bank],
])('ROUTE-3 on the page %s: where the link led, and the friend’s', async (_, mode) => {
  await registerBy(site, mode)
  const { address } = await site.renderAt('/member/deposit?code=A7K2P9')
  await waitFor(() => expect(address()).toBe('/login'))
  await toRegister()
  await waitFor(() => expect(address()).toBe('/register'))
  const username = await registerHere(site, { byBank: mode === registerType.bank })
  await signIn(mode === registerType.sms ? 'atOnce' : 'pressed')
  expect(await uplineOf(site, username)).toBe('arisa')
  await waitFor(() => expect(address()).toBe('/member/deposit?code=A7K2P9'))
})

it('ENV-8 LINE’s consent in another tab: tied, the friend’s, and where the link led', async () => {
  await site.renderAt(deposit)
  anotherTab()
  const { address, go } = await site.renderAt('/')
  const token = await ticket()
  lineLinkFound({ token, name: 'Narin', picture: '' }, deposit)
  await go('/start')
  fireEvent.click(await screen.findByRole('radio', { name: firstUse.create }))
  const username = await registerHere(site)
  await waitFor(() => expect(address()).toBe(deposit))
  expect(await uplineOf(site, username)).toBe('arisa')
  expect(await lineOf(username)).toBe('Narin')
})

it('ENV-8 consent cancelled, in another tab: the page is asked for again, and the friend known', async () => {
  await site.renderAt(deposit)
  anotherTab()
  const { address, router } = await site.renderAt('/')
  await act(() =>
    takeUpArrival(
      { kind: 'cancelled', returnTo: deposit },
      createQueryClient(),
      (path) => void router.navigate(path),
    ),
  )
  await waitFor(() => expect(address()).toBe('/?ag=chokdee'))
  await toRegister()
  expect(await uplineOf(site, await registerHere(site))).toBe('arisa')
  await signIn()
})

it.each([
  ['reloaded', () => {}],
  ['in a second tab', anotherTab],
  [
    'in another tab after a day',
    () => {
      anotherTab()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    },
  ],
])('ENV-7 %s, the link is still known', async (_, pause) => {
  const { address } = await site.renderAt(deposit)
  await waitFor(() => expect(address()).toBe('/?ag=chokdee'))
  pause()
  const later = await site.renderAt('/register')
  const username = await registerHere(site)
  expect(await uplineOf(site, username)).toBe('arisa')
  await signIn()
  await waitFor(() => expect(later.address()).not.toContain('/register'))
  act(() => signedOut('signedOut'))
  await later.go('/member/coupon')
  expect(later.address()).toBe('/?ag=chokdee')
})

it('ENV-7 the password, in the dialog of the agent’s visitor: the page that the link led to', async () => {
  const visit = await site.renderAt(deposit)
  const form = within(await screen.findByRole('dialog', { name: auth.loginTitle }))
  await visit.user.type(form.getByLabelText(auth.usernameOrMobile), 'somchai')
  await visit.user.type(form.getByLabelText(auth.password), 'chokdee2569')
  await visit.user.click(form.getByRole('button', { name: auth.login }))
  await waitFor(() => expect(visit.address()).toBe(deposit))
  expect(await onDeposit()).toBeVisible()
})

it('ENV-7 a member who is signed in sees the page, and nothing else changes', async () => {
  const { address } = await site.renderAt(deposit, { as: 'somchai' })
  expect(await onDeposit()).toBeVisible()
  expect(address()).toBe(deposit)
})

it.each(['/lotto', '/liff/lotto'])('ENV-4 %s keeps its whole query', async (path) => {
  const { address } = await site.renderAt(`${path}?${codes}&category=2`)
  expect(address()).toBe(`/lotto/lobby?${codes}&category=2`)
})

/** Inside LINE, where the host can prove at any time who is here. */
const inLine = () => ({
  ...platformDouble({ abilities: ['silentSignIn', 'knownToLine'] }),
  credential: async () => ({ kind: 'idToken' as const, idToken: 'of-narin' }),
})
async function lineKnowsNobody() {
  const link_token = await ticket()
  site.answer(lineSignIn, () =>
    success({ status: 'unlinked', link_token, display_name: 'Narin', picture_url: '' }),
  )
}

it.each<[string, (visit: Site) => Promise<unknown>]>([
  ['on the page of the invitation', async ({ go }) => go('/register')],
  [
    'in the dialog',
    async ({ go, user }) => {
      await go('/affiliate')
      await user.click(await screen.findByRole('button', { name: affiliate.join }))
    },
  ],
])('ENV-3 registered inside LINE %s: tied to the LINE account, and the friend’s', async (_, open) => {
  await lineKnowsNobody()
  const visit = await site.renderAt(`/liff/promotions?${codes}`, { asLiff: true, platform: inLine() })
  act(() => lineLinkFound({ token: 'out-of-date', name: 'Narin', picture: '' }, null))
  await open(visit)
  expect(await screen.findByText(firstUse.willBeLinked)).toBeVisible()
  const username = await registerHere(site)
  await screen.findByRole('heading', { name: auth.stepTitle.completed })
  expect(await uplineOf(site, username)).toBe('arisa')
  expect(await lineOf(username)).toBe('Narin')
  expect(await screen.findByText(firstUse.linked)).toBeVisible()
})

it('ENV-3 inside LINE, with LINE out of order: registered all the same', async () => {
  site.answer(lineSignIn, broken)
  const visit = await site.renderAt(`/liff/register?${codes}`, { asLiff: true, platform: inLine() })
  const username = await registerHere(site)
  await signIn('pressed')
  expect(await uplineOf(site, username)).toBe('arisa')
  expect(await lineOf(username)).toBeNull()
  await signedInAtHome(visit)
})

/** The LINE account is that of another member. */
async function lineKnowsSomebody() {
  const data = { status: 'signed_in', display_name: 'Arisa', picture_url: '' }
  site.answer(lineSignIn, () =>
    HttpResponse.json({ error: 0, message: '', data, access_token: 'of-somebody' }),
  )
}
const question = () => screen.findByRole('alertdialog', { name: lineOffer.title })
const signedInAtHome = ({ address }: Site) => waitFor(() => expect(address()).toBe('/'))
/** As on another day: a sign-in that follows no registration. */
const signInAgain = async (visit: Site, username: string) => {
  act(() => signedOut('signedOut'))
  await visit.go('/login')
  await act(() => signInWith(createQueryClient(), { username, password: NEW_PASSWORD }))
}

it('ENV-3 LINE’s proof was refused: the new member is asked once whether LINE is to be theirs', async () => {
  site.answer(lineSignIn, broken)
  const visit = await site.renderAt('/liff/register', { asLiff: true, platform: inLine() })
  const username = await registerHere(site)
  await signIn('pressed')
  const asked = within(await question())
  await signedInAtHome(visit)
  fireEvent.click(asked.getByRole('button', { name: lineOffer.link }))
  const line = { display_name: 'Narin', picture_url: '', linked_at: new Date(0).toISOString() }
  site.answer(linkLine, () => success(line))
  const dialog = await screen.findByRole('dialog', { name: proof.link.title })
  fireEvent.change(within(dialog).getByLabelText(proof.yourPassword), { target: { value: NEW_PASSWORD } })
  fireEvent.click(within(dialog).getByRole('button', { name: proof.link.submit }))
  expect(await screen.findByText(firstUse.linked)).toBeVisible()
  expect(site.asked).toContain('POST /api/line/link')

  await signInAgain(visit, username)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('ENV-3 the proof has run out: asked all the same, and LINE is opened anew to link', async () => {
  const platform = {
    ...platformDouble({ abilities: ['knownToLine'], signInUrl: '/liff/profile?line_sign_in=1' }),
  }
  const visit = await site.renderAt('/liff/register', { asLiff: true, platform })
  await registerHere(site)
  await signIn('pressed')
  fireEvent.click(within(await question()).getByRole('button', { name: lineOffer.link }))
  await waitFor(() => expect(platform.calls).toContain('leave /liff/profile?line_sign_in=1'))
  await signedInAtHome(visit)
})

it.each([
  ['tied', lineKnowsNobody],
  ['somebody else’s LINE account', lineKnowsSomebody],
])('ENV-3 %s: nothing is asked', async (_, arrange) => {
  await arrange()
  const visit = await site.renderAt('/liff/register', { asLiff: true, platform: inLine() })
  await registerHere(site)
  await signIn('pressed')
  await signedInAtHome(visit)
  expect(localStorage.getItem('chokdee.line.registered')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('ENV-7 an agent that nobody knows changes nothing; the friend beside it is another matter', async () => {
  const visit = await site.renderAt('/member/deposit?ag=x1&code=A7K2P9')
  await waitFor(() => expect(visit.address()).toBe('/login'))
  expect(site.asked).toContain('GET /api/agent/validate?code=x1')
  expect(useInvitation.getState()).toMatchObject({ agentCode: null, claimedAgent: null })
  await toRegister()
  expect(await screen.findByLabelText(auth.referral)).toHaveValue('A7K2P9')
  await site.renderAt('/?ag=chokdee')
  await waitFor(() => expect(useInvitation.getState().agentCode).toBe('chokdee'))
  const later = await site.renderAt('/member/deposit?ag=x1')
  await waitFor(() => expect(later.address()).toBe('/?ag=chokdee'))
})

it('ENV-7 and the next visit asks again', async () => {
  site.answer(validateAgent, broken)
  const { address } = await site.renderAt(deposit)
  await waitFor(() => expect(address()).toBe('/?ag=chokdee'))
  site.mend(validateAgent)
  await site.renderAt('/promotions')
  await waitFor(() => expect(useInvitation.getState().agentCode).toBe('chokdee'))
  expect(await screen.findByRole('heading', { level: 1, name: shell.promotions })).toBeVisible()
})

// The last of the file: a question that is never answered stays open.
it.each([
  ['out of reach', broken],
  ['silent', never],
])(
  'ENV-7 while the platform is %s the agent is taken at its word, and asked about again',
  async (_, answer) => {
    site.answer(validateAgent, answer)
    const { address } = await site.renderAt(deposit)
    await waitFor(() => expect(address()).toBe('/?ag=chokdee'))
    expect(useInvitation.getState()).toMatchObject({ agentCode: null, claimedAgent: 'chokdee' })
    site.mend(validateAgent)
  },
)
