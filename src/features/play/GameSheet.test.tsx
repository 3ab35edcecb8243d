import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '#contracts/games.ts'
import type { Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { ApiError } from '#src/api/api-error.ts'
import * as calls from '#src/data/game-calls.ts'
import { lobbyQuery } from '#src/data/games.ts'
import { pointsQuery, walletsQuery } from '#src/data/member.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { useSession } from '#src/stores/session.ts'
import { play } from '#src/strings/play.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { GameSheet } from './GameSheet.tsx'
import { READY_MS } from './parts/use-launch.ts'

vi.mock('#src/data/game-calls.ts', () => ({
  fetchGameWallets: vi.fn<typeof calls.fetchGameWallets>(),
  fetchGameLink: vi.fn<typeof calls.fetchGameLink>(),
  fetchDemoLink: vi.fn<typeof calls.fetchDemoLink>(),
}))
vi.mock('#src/data/public-reads.ts', () => ({ fetchAgentConfig: () => new Promise(() => {}) }))

const game: Game = {
  game_id: 'sl-2201',
  provider_id: 'chang',
  sub_provider_id: 'c1',
  source: 'direct',
  game_name: 'นกยูงรำแพน',
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '/posters/sl-2201.svg',
  tags: [],
}
const wallet = (id: string, type: number, balance: number, name: string): Wallet => ({
  id,
  wallet_name: name,
  balance: satang(balance),
  category: type === 1 ? 'all' : 'slot',
  can_deposit: true,
  wallet_type_id: type,
  active_promotion_name: '',
  current_turnover: satang(0),
})
const main = (balance: number) => wallet('1', 1, balance, 'กระเป๋าหลัก')
const slot = wallet('2', 2, 1800, 'กระเป๋าสล็อต')
const GAMES = 'http://localhost:3001'
const refused = new ApiError('refused', { endpoint: 'game.link', message: 'ค่ายเกมปิดปรับปรุงถึง 18:00 น.' })

interface Answers {
  wallets?: readonly Wallet[] | Error
  link?: string | Error
  demo?: string | Error
}

function answer({
  wallets = [main(857_250)],
  link = `${GAMES}/play#t=1`,
  demo = `${GAMES}/demo#t=1`,
}: Answers = {}) {
  const give = async <T,>(value: T | Error): Promise<T> => {
    if (value instanceof Error) throw value
    return value
  }
  vi.mocked(calls.fetchGameWallets).mockImplementation(() => give(wallets as Wallet[] | Error))
  vi.mocked(calls.fetchGameLink).mockImplementation(() => give(link))
  vi.mocked(calls.fetchDemoLink).mockImplementation(() => give(demo))
}

function show({ demo = false, of = game, fullscreen = false, logo = '' } = {}) {
  setPlatform(platformDouble({ abilities: fullscreen ? ['fullscreen'] : [] }))
  const on = {
    close: vi.fn<() => void>(),
    share: vi.fn<(game: Game) => void>(),
    others: vi.fn<() => void>(),
    login: vi.fn<() => void>(),
    mode: vi.fn<(mode: 'demo' | 'real') => void>(),
  }
  function Page() {
    const member = useSession((state) => state.user !== null)
    const held = useLocation().hash === '#held'
    return (
      <GameSheet
        held={held}
        onShare={on.share}
        game={of}
        demo={demo}
        member={member}
        onClose={on.close}
        onOtherGames={on.others}
        onLogin={on.login}
        onModeChange={on.mode}
      />
    )
  }
  const seed = logo ? [[['agent.config'], { info: { agent_logo: logo }, configs: [] }] as const] : []
  const view = renderPart(<Page />, { user: demo ? null : narin, seed })
  const hold = (is: boolean) => act(() => view.router.navigate(is ? '#held' : '#'))
  return { ...view, on, hold }
}

const frame = () => screen.findByTitle<HTMLIFrameElement>(play.frame(game.game_name))
async function say(event: string, over: { origin?: string; source?: Window | null } = {}) {
  const { contentWindow } = await frame()
  act(() => {
    const data = { source: 'chokdee-game', event }
    fireEvent(window, new MessageEvent('message', { data, origin: GAMES, source: contentWindow, ...over }))
  })
}
const pill = () => screen.findByRole('button', { name: /เปลี่ยนกระเป๋า/ })
const curtain = () => screen.queryByText(game.provider_name)

beforeEach(() => {
  useToasts.setState({ items: [] })
  answer()
})
afterEach(() => void vi.useRealTimers())

it('GAME-2 the only wallet is taken without asking, and the game opens in a sandboxed frame', async () => {
  answer({ wallets: [main(0), wallet('2', 2, 0, 'ว่าง')] })
  show()
  const iframe = await frame()
  expect(calls.fetchGameLink).toHaveBeenCalledWith(game, '1', false, expect.anything())
  expect(iframe).toHaveAttribute('src', `${GAMES}/play#t=1`)
  expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  expect(iframe).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(iframe.getAttribute('allow')).toContain('fullscreen')
  expect(useToasts.getState().items.map((item) => [item.text, item.duration])).toEqual([
    [play.entering, 1000],
  ])
})

it('ENV-7 the game can be sent to friends while it runs', async () => {
  const { user, on } = show()
  await frame()
  await user.click(screen.getByRole('button', { name: play.share }))
  expect(on.share).toHaveBeenCalledWith(game)
  expect(on.close).not.toHaveBeenCalled()
})

it('GAME-2 the bar shows the agent’s logo', async () => {
  show({ logo: '/logo.png' })
  await frame()
  expect(document.querySelector('img[src="/logo.png"]')).toBeVisible()
})

it('GAME-2 is_mobile on xs and sm', async () => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query === '(max-width: 959px)' }),
    )
  show()
  await frame()
  expect(calls.fetchGameLink).toHaveBeenCalledWith(game, '1', true, expect.anything())
  media.mockRestore()
})

it('GAME-2 of several wallets one is to be chosen', async () => {
  answer({ wallets: [main(857_250), slot, wallet('3', 3, 0, 'กระเป๋ากีฬา')] })
  const { user } = show()
  expect(await screen.findByRole('dialog', { name: play.chooseWallet })).toBeVisible()
  expect(screen.queryByText('กระเป๋ากีฬา')).toBeNull()
  expect(screen.getByRole('link', { name: play.depositMore })).toHaveAttribute('href', '/member/deposit')
  expect(calls.fetchGameLink).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: /กระเป๋าสล็อต/ }))
  await frame()
  expect(calls.fetchGameLink).toHaveBeenCalledWith(game, '2', false, expect.anything())
  expect(await pill()).toHaveTextContent('฿18.00')
})

it('GAME-2 no wallet that may pay leads to the deposit', async () => {
  answer({ wallets: [] })
  show()
  expect(await screen.findByRole('dialog', { name: play.noWallet })).toBeVisible()
  expect(screen.getByRole('link', { name: play.deposit })).toHaveAttribute('href', '/member/deposit')
})

it('GAME-2 the question put away can be asked again', async () => {
  answer({ wallets: [main(100), slot] })
  const { user } = show()
  await screen.findByRole('dialog', { name: play.chooseWallet })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: play.pickWallet }))
  expect(await screen.findByRole('dialog', { name: play.chooseWallet })).toBeVisible()
})

it('GAME-2 the poster covers the game until it says that it is ready', async () => {
  show()
  await frame()
  expect(curtain()).toBeVisible()
  await say('ready')
  expect(curtain()).toBeNull()
})

it('GAME-2 a message of another origin or window is not the game', async () => {
  const { on } = show()
  await say('ready', { origin: 'http://localhost:3002' })
  await say('close', { origin: window.location.origin })
  await say('ready', { source: window })
  expect(curtain()).toBeVisible()
  expect(on.close).not.toHaveBeenCalled()
})

it('RTS 13 under a reality check the game is told to stand still, and afterwards to go on', async () => {
  const { hold } = show()
  const told = vi.spyOn((await frame()).contentWindow!, 'postMessage').mockImplementation(() => {})
  await say('ready')
  expect(told).not.toHaveBeenCalled()
  await hold(true)
  expect(told).toHaveBeenLastCalledWith({ source: 'chokdee-site', event: 'hold' }, GAMES)
  await hold(false)
  expect(told.mock.calls.slice(1)).toEqual([[{ source: 'chokdee-site', event: 'go_on' }, GAMES]])
})

it('RTS 13 a game that becomes ready under a reality check is told as well', async () => {
  const { hold } = show()
  const told = vi.spyOn((await frame()).contentWindow!, 'postMessage').mockImplementation(() => {})
  await hold(true)
  expect(told).not.toHaveBeenCalled()
  await say('ready')
  expect(told.mock.calls).toEqual([[{ source: 'chokdee-site', event: 'hold' }, GAMES]])
})

it('GAME-2 a settled round shows the new balance', async () => {
  show()
  await say('ready')
  expect(await pill()).toHaveTextContent('฿8,572.50')
  answer({ wallets: [main(860_050)] })
  await say('settled')
  await waitFor(async () => expect(await pill()).toHaveTextContent('฿8,600.50'))
})

it('GAME-2 another wallet starts the game anew, even when the one in use is empty by then', async () => {
  answer({ wallets: [main(100), slot] })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /กระเป๋าสล็อต/ }))
  await say('ready')
  answer({ wallets: [main(100), { ...slot, balance: satang(0) }], link: `${GAMES}/play#t=2` })
  await say('settled')
  await waitFor(async () => expect(await pill()).toHaveTextContent('฿0.00'))
  await user.click(await pill())
  await user.click(await screen.findByRole('button', { name: /กระเป๋าหลัก/ }))
  await waitFor(async () => expect(await frame()).toHaveAttribute('src', `${GAMES}/play#t=2`))
  expect(curtain()).toBeVisible()
  expect(calls.fetchGameLink).toHaveBeenLastCalledWith(game, '1', false, expect.anything())
})

it('GAME-2 the game itself may ask to be closed', async () => {
  const { on } = show()
  await say('close')
  expect(on.close).toHaveBeenCalledTimes(1)
})

it('GAME-2 closing is always possible, and balances are fetched again after it', async () => {
  const { user, on, client, unmount } = show()
  const shown = [walletsQuery().queryKey, lobbyQuery('last').queryKey, pointsQuery().queryKey]
  for (const key of shown) client.setQueryData<unknown>(key, [])
  await user.click(screen.getByRole('button', { name: play.close }))
  expect(on.close).toHaveBeenCalled()
  unmount()
  expect(shown.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})

it('GAME-2 a demo asks for no wallet', async () => {
  const { user, on } = show({ demo: true })
  expect(await frame()).toHaveAttribute('src', `${GAMES}/demo#t=1`)
  await say('ready')
  await say('settled')
  expect(calls.fetchGameWallets).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: play.playReal }))
  expect(on.mode).toHaveBeenCalledWith('real')
})

it('GAME-2 fullscreen only where the device has it', async () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: play.fullscreen })).toBeNull()
  unmount()
  show({ fullscreen: true })
  expect(await screen.findByRole('button', { name: play.fullscreen })).toBeVisible()
})

it('GAME-3 a link that fails shows a dialog with the message, and a retry uses the same wallet', async () => {
  answer({ wallets: [main(100), slot], link: refused })
  const { user, on } = show()
  await user.click(await screen.findByRole('button', { name: /กระเป๋าสล็อต/ }))
  expect(await screen.findByRole('alertdialog', { name: play.failedTitle })).toBeVisible()
  expect(screen.getByText(refused.message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: play.otherGames }))
  expect(on.others).toHaveBeenCalled()
  answer({ wallets: [main(100), slot] })
  await user.click(screen.getByRole('button', { name: play.retry }))
  await frame()
  expect(calls.fetchGameLink).toHaveBeenLastCalledWith(game, '2', false, expect.anything())
})

it.each(['http://localhost:3000/play', 'javascript:alert(1)', 'not a link'])(
  'GAME-3 a link that must not be framed is a failure: %s',
  async (link) => {
    answer({ link })
    show()
    expect(await screen.findByText(play.badLink)).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  },
)

it('GAME-3 wallets that fail: red toast, and a retry in place', async () => {
  answer({ wallets: new ApiError('offline', { endpoint: 'game.wallets' }) })
  const { user } = show()
  expect(await screen.findByText(play.walletsFailed)).toBeVisible()
  expect(useToasts.getState().items[0]?.tone).toBe('lost')
  answer()
  await user.click(screen.getByRole('button', { name: play.retry }))
  expect(await frame()).toBeVisible()
})

/** The signal is back. What is on the screen hears it once its effects have run, which is a moment after it stands there. */
const backOnline = async () => {
  await act(async () => {})
  act(() => void window.dispatchEvent(new Event('online')))
}

it('a game that was opened without a signal goes on by itself once there is one; what was refused waits for a press', async () => {
  answer({ wallets: new ApiError('offline', { endpoint: 'game.wallets' }) })
  const { unmount } = show()
  expect(await screen.findByText(play.walletsFailed)).toBeVisible()
  answer()
  await backOnline()
  expect(await frame()).toBeVisible()
  unmount()

  answer({ wallets: refused })
  show()
  expect(await screen.findByText(play.walletsFailed)).toBeVisible()
  answer()
  const asked = vi.mocked(calls.fetchGameWallets).mock.calls.length
  await backOnline()
  expect(vi.mocked(calls.fetchGameWallets).mock.calls).toHaveLength(asked)
  expect(screen.getByText(play.walletsFailed)).toBeVisible()
})

it('GAME-3 a demo that fails: red toast, and a retry in place', async () => {
  answer({ demo: refused })
  const { user } = show({ demo: true })
  expect(await screen.findByText(play.demoFailed)).toBeVisible()
  expect(useToasts.getState().items.at(-1)).toMatchObject({ tone: 'lost', text: refused.message })
  answer()
  await user.click(screen.getByRole('button', { name: play.retry }))
  expect(await frame()).toHaveAttribute('src', `${GAMES}/demo#t=1`)
})

it('GAME-3 a game that reports an error ends in the dialog', async () => {
  show()
  await say('error')
  expect(await screen.findByText(play.gameError)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

it('GAME-2 a game that never says that it is ready is offered to be loaded again, or shown as it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await frame()
  await act(() => vi.advanceTimersByTimeAsync(READY_MS))
  expect(screen.getByText(play.slowTitle)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: play.showAnyway }))
  expect(screen.queryByText(play.slowTitle)).toBeNull()
  expect(curtain()).toBeNull()
})

it('LOGIN-6 when the session ends during real play the game goes and says why', async () => {
  const { user, on } = show()
  await say('ready')
  act(() => useSession.setState({ user: null, ended: 'expired' }))
  expect(await screen.findByText(play.sessionEnded)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: play.login }))
  expect(on.login).toHaveBeenCalled()
})
