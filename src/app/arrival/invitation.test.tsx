/** An agent's link, from the address that is opened to the registered member's upline: every route, every way in. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromLiffPath, liffPages, toLiffPath } from '#src/lib/pages/liff-pages.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'
import { addressesOf } from '#tests/harness/route-addresses.ts'
import { routes } from '../routes/site-routes.tsx'

const site = openSite()
const codes = 'ag=chokdee&code=A7K2P9'
const everywhere = addressesOf(routes)

/** What a registration begun now would carry, and where a member page now leads; `invitation-ways` has the rest. */
async function expectInvited({ go, address }: Site) {
  await go('/member/coupon')
  expect(address()).toBe('/?ag=chokdee')
  await go('/register')
  expect(await screen.findByLabelText(auth.referral)).toHaveValue('A7K2P9')
  expect(screen.getByLabelText(auth.knowUs)).toHaveValue('6')
}

it('ROUTE-1 the table has every route of the site', () => {
  for (const { path } of liffPages) expect(everywhere).toContain(path)
  expect(everywhere.length).toBeGreaterThan(40)
})

it.each(everywhere)('ENV-7 on the web %s', async (path) => {
  await expectInvited(await site.renderAt(`${path}?${codes}`))
})

/** Below the endpoint, and as the first of a LIFF link's two loads has it. */
const inLiff = everywhere.map(toLiffPath).filter((path) => fromLiffPath(path) !== null)
it.each([...new Set(inLiff)])('ENV-4 below the LIFF endpoint %s', async (path) => {
  const rest = path.slice('/liff'.length)
  const opened = [
    `${path}?ag=chokdee&referral_code=A7K2P9&code=oauth&state=s&liffClientId=1`,
    `/liff?liff.state=${encodeURIComponent(`${rest}?${codes}`)}`,
  ]
  for (const address of opened) {
    localStorage.clear()
    const visit = await site.renderAt(address, { asLiff: true })
    await waitFor(() =>
      expect(useInvitation.getState()).toMatchObject({ agentCode: 'chokdee', referral: 'A7K2P9' }),
    )
    if (address === opened[0]) await expectInvited(visit)
  }
})

it.each(everywhere)(
  'ENV-7 signed in, on %s: kept for who comes after, and the member is where they were going',
  async (path) => {
    const { address } = await site.renderAt(`${path}?${codes}`, { as: 'somchai' })
    const { pathname } = new URL(address(), location.origin)
    expect(useInvitation.getState().referral).toBe('A7K2P9')
    expect(pathname).not.toBe('/login')
  },
)
