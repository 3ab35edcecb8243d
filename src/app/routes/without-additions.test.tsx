import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { getAgentConfig } from '#contracts/agent.ts'
import { getWithdrawOptions } from '#contracts/withdraw.ts'
import { isOffered } from '#src/api/offering.ts'
import { pageAt, isReachable } from '#src/lib/pages/hearts.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { byContact } from '#src/strings/by-contact.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { cashback } from '#src/strings/money/cashback.ts'
import { wheel } from '#src/strings/rewards/wheel.ts'
import { shell } from '#src/strings/shell.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'
import { addressesOf } from '#tests/harness/route-addresses.ts'
import { routes } from './site-routes.tsx'

const site = openSite()
const additions = allEndpoints.filter(({ origin }) => origin === 'extension')

/** A platform of the specification alone: what it does not know is the web server's own page, or its own envelope. */
const unknownPath = {
  page: () => new Response('<html>404 Not Found</html>', { status: 404 }),
  envelope: () => failure(404),
  method: () => new Response('', { status: 405 }),
}

function withoutAdditions(answer: () => Response): Map<string, number> {
  const asked = new Map<string, number>()
  for (const endpoint of additions)
    site.answer(endpoint, () => {
      asked.set(endpoint.name, (asked.get(endpoint.name) ?? 0) + 1)
      return answer()
    })
  return asked
}

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** Until no code is on its way, no answer awaited, and nothing more asked for. */
async function settled({ client }: Pick<Site, 'client'>): Promise<void> {
  for (let before = -1; before !== site.asked.length || client.isFetching() > 0;) {
    before = site.asked.length
    await act(() => vi.dynamicImportSettled())
    await pause(30)
  }
}

const linksOf = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.getAttribute('href')!)

async function walk(visit: Site, addresses: readonly string[]) {
  const { go, address } = visit
  const faults: string[] = []
  for (const path of addresses) {
    await go(path)
    await settled(visit)
    const alerts = [...document.querySelectorAll('main [role=alert]')].flatMap(
      ({ textContent }) => textContent || [],
    )
    if (alerts.length > 0) faults.push(`${address()}: ${alerts.join(' | ')}`)
    const main = document.querySelector('main')
    if (main && main.textContent.trim() === '') faults.push(`${address()}: nothing on the page`)
    for (const link of linksOf()) {
      const { pathname } = new URL(link, 'https://site')
      if (pageAt(pathname) === null || !isReachable(link, isOffered))
        faults.push(`${address()} leads to ${link}`)
    }
  }
  return faults
}

/** Leaving the site, and what only one of the two may see, is another test's. */
const addresses = addressesOf(routes).filter((path) => !/^\/(liff|no|login|register|start|play)/.test(path))

it.each([
  ['a member', 'hero', 'page'],
  ['a visitor', null, 'page'],
  ['a member', 'arisa', 'method'],
] as const)(
  'every page of %s (%s, %s) is whole without the additions, and asks for each once',
  async (_, person, how) => {
    const asked = withoutAdditions(unknownPath[how])
    const visit = await site.renderAt('/', { as: person })
    // What is there from the start is learnt on the way: the second walk has no link to what the first has learnt.
    await walk(visit, addresses)
    expect(await walk(visit, addresses)).toEqual([])
    expect([...asked].filter(([, times]) => times > 1)).toEqual([])
  },
  180_000,
)

it('money out always has a way: the agent’s contacts, with the sentence written', async () => {
  withoutAdditions(unknownPath.envelope)
  await site.renderAt(paths.memberWithdraw(), { as: 'hero' })
  expect(await screen.findByRole('heading', { name: byContact.ways.memberWithdraw!.title })).toBeVisible()
  expect(screen.getByText(byContact.ways.memberWithdraw!.message('hero').trim())).toBeVisible()
  expect(await screen.findByRole('link', { name: byContact.line })).toHaveAttribute(
    'href',
    'https://line.example/chokdee',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [paths.memberWheel({ view: 'history' }), wheel.prizes],
  [paths.memberWheel({ view: 'fairness' }), wheel.prizes],
  [paths.cashback({ view: 'rules' }), cashback.history],
])('%s shows the page itself', async (path, shown) => {
  withoutAdditions(unknownPath.page)
  await site.renderAt(path, { as: 'hero' })
  expect(await within(screen.getByRole('main')).findByText(shown)).toBeVisible()
})

it('the menu has what is offered, and no more', async () => {
  const asked = withoutAdditions(unknownPath.page)
  const visit = await site.renderAt(paths.memberCoupon(), { as: 'hero' })
  expect(await screen.findByRole('heading', { name: byContact.ways.memberCoupon!.title })).toBeVisible()
  await visit.user.click(screen.getByRole('button', { name: shell.openMenu }))
  expect(await screen.findByRole('dialog', { name: memberArea.menuTitle })).toBeVisible()
  expect(screen.getAllByRole('link', { name: memberArea.profile }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: memberArea.useCoupon })).toBeNull()
  expect(asked.get('coupon.history')).toBe(1)
})

it('a platform may say itself what it does not offer: then nobody asks', async () => {
  site.answer(getAgentConfig, async (request) => {
    const reply = (await (await site.server.app.fetch(request)).json()) as { data: { configs: object[] } }
    reply.data.configs.push({
      config_key: 'not_offered',
      val: 'coupon.history, withdraw.options',
      default_val: '',
    })
    return Response.json(reply)
  })
  const visit = await site.renderAt('/', { as: 'hero' })
  await settled(visit)
  await visit.go(paths.memberWithdraw())
  expect(await screen.findByRole('heading', { name: byContact.ways.memberWithdraw!.title })).toBeVisible()
  expect(site.asked.filter((path) => path.includes(getWithdrawOptions.path))).toEqual([])
})

it('what has answered once is offered: a 404 of later is a failure with a retry', async () => {
  const visit = await site.renderAt(paths.memberStatement(), { as: 'hero' })
  await settled(visit)
  withoutAdditions(unknownPath.page)
  await visit.go(paths.memberStatement({ kind: 'deposit' }))
  expect(await screen.findAllByRole('button', { name: shell.retry })).not.toHaveLength(0)
  expect(screen.queryByText(byContact.ways.memberStatement!.title)).toBeNull()
})
