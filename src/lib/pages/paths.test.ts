// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { matchRoutes } from 'react-router'
import { routePatterns } from '#src/app/routes/prerender.tsx'
import { routes } from '#src/app/routes/site-routes.tsx'
import { lobbyKeys } from '#contracts/games.ts'
import { paths } from './paths.ts'

const play = { gameId: 'sl/1?', providerId: 'chang & co' }

/** Every builder, with and without what it may be given. */
const built: Record<keyof typeof paths, readonly string[]> = {
  home: [paths.home(), paths.home({ ag: 'chokdee', code: 'A7K2P9' })],
  homeLobby: [paths.homeLobby()],
  login: [paths.login()],
  register: [paths.register(), paths.register({ code: 'A7K2P9' })],
  forgot: [paths.forgot()],
  affiliate: [paths.affiliate()],
  cashback: [paths.cashback(), paths.cashback({ day: '2026-11-19' })],
  promotions: [paths.promotions()],
  redeem: [paths.redeem()],
  winloss: [paths.winloss()],
  casino: [paths.casino()],
  fishing: [paths.fishing()],
  freespin: [paths.freespin()],
  share: [paths.share(), paths.share('/promotions?id=7')],
  slot: [paths.slot()],
  sport: [paths.sport()],
  start: [paths.start()],
  lobby: [paths.lobby(), ...lobbyKeys.map((key) => paths.lobby(key)), paths.lobby('hot', { q: 'ช้าง' })],
  play: [paths.play({ ...play, mode: 'real' }), paths.play({ ...play, mode: 'demo' })],
  poll: [paths.poll(), paths.poll('1'), paths.poll('a/b')],
  lottoLobby: [paths.lottoLobby(), paths.lottoLobby({ category: '2' })],
  lottoBills: [paths.lottoBills()],
  lottoRates: [paths.lottoRates(), paths.lottoRates({ category: '2', lottery: '7' })],
  lottoResults: [paths.lottoResults(), paths.lottoResults({ day: '2026-11-20', mine: '1', round: '690455' })],
  lottoCheck: [paths.lottoCheck(), paths.lottoCheck('7K3M-Q9X2-TA4B-W8ZC'), paths.lottoCheck('a/b')],
  lottoPast: [paths.lottoPast(), paths.lottoPast('7'), paths.lottoPast('7', { tab: 'check', number: '27' })],
  lottoRound: [paths.lottoRound('690455'), paths.lottoRound('a/b')],
  member: [paths.member()],
  memberBreak: [paths.memberBreak()],
  memberCoupon: [paths.memberCoupon()],
  memberCreditfree: [paths.memberCreditfree()],
  memberDeposit: [paths.memberDeposit()],
  memberData: [paths.memberData()],
  memberInbox: [paths.memberInbox()],
  memberLimits: [paths.memberLimits()],
  memberPayment: [paths.memberPayment()],
  memberProfile: [paths.memberProfile(), paths.memberProfile({ tab: 'security' })],
  memberPromotions: [paths.memberPromotions()],
  memberStatement: [paths.memberStatement(), paths.memberStatement({ kind: 'withdraw' })],
  memberWheel: [paths.memberWheel()],
  memberWinloss: [paths.memberWinloss(), paths.memberWinloss({ view: 'history', week: '2026-11-09' })],
  memberWithdraw: [paths.memberWithdraw()],
  memberWithdrawal: [paths.memberWithdrawal('7')],
  liff: [paths.liff(), paths.liff('deposit'), paths.liff('a/b')],
}

/** The pattern of the page at an address, as the router finds it. */
function patternOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  const branch = matchRoutes(routes, pathname) ?? []
  return `/${branch.flatMap(({ route }) => route.path?.replace(/^\//, '') || []).join('/')}`
}

it.each(Object.entries(built))('ROUTE-1 paths.%s leads to exactly one page', (_, addresses) => {
  const found = new Set(addresses.map(patternOf))
  expect([...found]).toHaveLength(1)
  expect([...found][0]).not.toContain('*')
})

it('ROUTE-1 no two builders lead to the same page, but for the place on the landing', () => {
  const pages = Object.entries(built).map(([name, [first]]) => [patternOf(first!), name])
  const twice = pages.filter(([page], at) => pages.findIndex(([other]) => other === page) !== at)
  expect(twice).toEqual([['/', 'homeLobby']])
})

it('ROUTE-1 every page has a builder', () => {
  const reached = new Set(Object.values(built).map(([first]) => patternOf(first!)))
  const pages = routePatterns.map(patternOf)
  expect([...new Set(pages)].toSorted()).toEqual([...reached].toSorted())
})

it('what goes into an address is escaped', () => {
  expect(paths.play({ ...play, mode: 'demo' })).toBe('/play?game=sl%2F1%3F&provider=chang+%26+co&mode=demo')
  expect(paths.poll('a/b')).toBe('/poll/a%2Fb')
  expect(paths.home({ ag: null, code: '' })).toBe('/')
})
