/**
 * What pages load by themselves beside their own code, and nobody presses for it: what parts are made for (chunks.ts) and
 * what the budgets count (scripts/check/budgets.ts). Told by the source files that are imported when they are needed.
 */
import { everyPage } from '#src/lib/pages/pages.ts'
import { isForMembers, type Page } from '#src/lib/pages/page.ts'
import { modulesOf } from '../pages/assets.ts'

/** Of any page, when its first screen stands. */
const ofAll = [
  'src/data/public-reads.ts',
  'src/app/watch-member.ts',
  'src/features/shell/parts/OfflineNote.tsx',
  // Where the agent's platform asks for it.
  'src/app/vitals/beacon.ts',
]

/** Of a page that waits for its data; the landing is complete as it is served (startQuietly). */
const ofWaiting = ['src/app/frame/nprogress.ts']

const ofMembers = [
  'src/app/frame/layouts/member-corner.ts',
  'src/features/bill/WaitingBills.tsx',
  'src/features/bill/news.ts',
  'src/features/pause/watch-play.ts',
  'src/app/watch-news.ts',
]

/** Of some pages, by their component. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  'games/LobbyPage': ['src/data/lobby/lobby-calls.ts'],
  'money/DepositPage': [
    'src/features/deposit/RecentDeposits.tsx',
    'src/features/deposit/form/PromotionFigures.tsx',
  ],
  'auth/RegisterPage': [
    'src/features/auth/register/BankStep.tsx',
    'src/features/auth/register/CompletedStep.tsx',
    'src/forms/bank/BankSheetParts.tsx',
  ],
}

/** What a page goes on with by itself, whoever it is: one file (scripts/build/packs). */
export const soonOf = ({ component }: Pick<Page, 'component'>): readonly string[] => ofPages[component] ?? []

/** Of who is asked something on a page. */
const ofAsked: Readonly<Record<string, readonly string[]>> = {
  'money/DepositPage': ['src/features/limits/LimitOffer.tsx'],
}

/** Of a member for whom there is a notice of the day, on any page: it opens, and the way back closes it. Inside LINE one file as well. */
export const notice = ['src/features/notices/NoticeDialog.tsx', 'src/app/frame/back-closes-dialogs.ts']

/** Inside LINE, of whom LINE signs in: what LINE's word for them is exchanged with, and taken up by (liff/app.ts). */
export const signingIn = ['liff/start/exchange.ts', 'src/app/arrival/line-arrival.ts']

/** Of a member's link that was opened outside of LINE: the screen that asks how to sign in (liff/start). */
export const outsideOfLine = ['liff/start/trouble.ts', 'liff/start/show-outside.tsx']

/** Of a member on the landing, which is a visitor's until then: one file as well. */
export const panelOnLanding = ['src/features/member-panel/MemberPanel.tsx']

export interface Visit {
  readonly page: string
  readonly who: 'visitor' | 'member'
  /** All that comes, beside the entry. */
  readonly modules: readonly string[]
}

const byItself = (page: Page, who: Visit['who']): Visit => ({
  page: page.component,
  who,
  modules: [
    ...modulesOf(page),
    ...ofAll,
    ...(page.path === '/' && who === 'visitor' ? [] : ofWaiting),
    ...(who === 'member' ? ofMembers : []),
    ...soonOf(page),
    ...(ofAsked[page.component] ?? []),
    ...(page.path === '/' && who === 'member' ? panelOnLanding : []),
  ],
})

/** Each page as each who gets to see it; pages of one component are one. */
export const visitsOfPages: readonly Visit[] = [
  ...new Map(everyPage.map((page) => [page.component, page])).values(),
].flatMap((page) => [
  ...(isForMembers(page) ? [] : [byItself(page, 'visitor')]),
  ...(page.guard === 'visitor' ? [] : [byItself(page, 'member')]),
])
