/** What is looked at: every page, as the people who have something on it, and what opens there. */
import type { Page } from 'playwright-core'
import { everyPage } from '#src/lib/pages/pages.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'

/** Nobody signed in, or somebody of the sandbox (README, People). */
export type Visitor = 'guest' | 'malee' | 'narin1990' | 'arisa' | 'ploy' | 'wanchai'

export interface View {
  name: string
  as: Visitor
  path: string
  /** What is done before looking. */
  act?: (page: Page) => Promise<void>
  /** Every button of the view is pressed in turn, and what opens is looked at too. */
  press?: boolean
}

/** A round of the sandbox's own lottery, which is always open; its number is put in when the set is taken. */
export const ROUND = ':round'

const samples: Readonly<Record<string, string>> = {
  '/poll/:id?': '/poll',
  '/lotto/:roundId?': '/lotto',
  '/lobby/:name?': '/lobby',
  '/member/withdraw/:id': '/member/withdraw/1',
}

const addresses = everyPage.map(({ path }) => samples[path] ?? path)

/** Beside the plain addresses: tabs, searches, what is not there. */
const more: Readonly<Record<Visitor, readonly string[]>> = {
  guest: [
    '/lobby/last',
    '/lobby/slot?q=Golden',
    '/lobby/slot?q=zzzzqqqq',
    '/poll/1',
    '/poll/2',
    '/liff/deposit',
    '/no/such/page',
    '/play?game=sl-2201&provider=chang',
    '/?code=x&state=y',
    `/lotto/${ROUND}`,
    '/lotto/results?view=yeekee',
  ],
  malee: ['/lobby/last', `/lotto/${ROUND}`],
  narin1990: [
    '/redeem?view=history',
    '/member/creditfree?group=week',
    '/member/creditfree?view=history',
    '/member/wheel?tab=2',
    '/member/wheel?view=fairness',
    '/member/wheel?view=history',
    '/member/promotions?view=history',
    '/member/profile?tab=security',
    '/member/profile?tab=bank',
    '/poll/2',
    '/play?game=sl-9001&provider=chang',
    `/lotto/${ROUND}`,
    `/lotto/${ROUND}?view=slip`,
  ],
  arisa: ['/affiliate', '/affiliate?view=network', '/affiliate?view=transactions', '/share', '/member/inbox'],
  ploy: ['/cashback', '/cashback?view=turnover', '/cashback?view=rules', '/winloss'],
  wanchai: ['/member/winloss', '/member/winloss?view=now', '/member/winloss?view=history'],
}

/** Somebody new, and somebody who has much on them, on the pages that show it. */
const member = addresses.filter((path) =>
  /^\/($|member|promotions|lotto\/bills|redeem|cashback|affiliate)/.test(path),
)
const plain: Readonly<Partial<Record<Visitor, readonly string[]>>> = {
  guest: addresses,
  malee: member,
  narin1990: member,
}

const pagesOf = (as: Visitor): View[] =>
  [...(plain[as] ?? []), ...more[as]].map((path) => ({
    name: `${as} ${path}`,
    as,
    path,
    press: true,
  }))

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const opened: readonly View[] = [
  {
    name: 'login with faults',
    as: 'guest',
    path: '/',
    act: async (page) => {
      await press(page, shell.login)
      const dialog = page.getByRole('dialog', { name: auth.loginTitle })
      await dialog.getByRole('button', { name: auth.login, exact: true }).click()
    },
  },
  {
    name: 'login refused',
    as: 'guest',
    path: '/',
    act: async (page) => {
      await press(page, shell.login)
      const dialog = page.getByRole('dialog', { name: auth.loginTitle })
      await dialog.getByLabel(auth.usernameOrMobile).fill('nobody-here')
      await dialog.getByLabel(auth.password, { exact: true }).fill('wrong-password')
      await dialog.getByRole('button', { name: auth.login, exact: true }).click()
      await dialog.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'registration with faults',
    as: 'guest',
    path: '/register',
    act: (page) => press(page, auth.next),
  },
  {
    name: 'member menu',
    as: 'narin1990',
    path: '/',
    act: (page) => press(page, shell.openMenu),
  },
  {
    name: 'signing out',
    as: 'narin1990',
    path: '/',
    act: async (page) => {
      await press(page, shell.openMenu)
      await page.getByRole('dialog').getByRole('button', { name: memberArea.logout }).click()
    },
  },
  {
    name: 'slip with lines, checked',
    as: 'narin1990',
    path: `/lotto/${ROUND}?view=slip`,
    act: async (page) => {
      const id = new URL(page.url()).pathname.split('/').at(-1)!
      // What a page keeps is cleared as it begins (visit.ts); this comes after.
      await page.addInitScript((round) => {
        const lines = [
          { bet_type: 'bottom2', number: '72', amount: 2000 },
          { bet_type: 'top2', number: '25', amount: 2000 },
        ]
        const slip = { walletId: '', price: null, lines, at: Date.now() }
        localStorage.setItem('chokdee.slips', JSON.stringify({ v: 1, data: { [round]: slip } }))
      }, id)
      await page.reload()
      await press(page, new RegExp(`^${lottoEntry.send}`))
    },
  },
]

export const views: readonly View[] = [...(Object.keys(more) as Visitor[]).flatMap(pagesOf), ...opened]
