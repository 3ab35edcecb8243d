import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getPackedGames } from '#contracts/game-pack.ts'
import { getGameList, getGameLobby, getGameWallets, launchDemo, launchGame } from '#contracts/games.ts'
import { FAILING_GAME } from '#sandbox/catalogue/catalogue.ts'
import { sandboxGames } from '#sandbox/strings/games-server.ts'
import { gameKey, useLobby } from '#src/stores/lobby.ts'
import { useVisit } from '#src/stores/visit.ts'
import { errors } from '#src/strings/errors.ts'
import { lobby } from '#src/strings/lobby.ts'
import { play } from '#src/strings/play.ts'
import { ui } from '#src/strings/ui.ts'
import { broken, failure, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const PEACOCK = 'นกยูงรำแพน'
const playPeacock = '/play?game=sl-2201&provider=chang'

/** The lobbies are big: a test of them is slower than others where every core is busy. */
const SLOW_TEST = 60_000

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    width: 358,
    top: 0,
    height: 0,
  } as DOMRect)
})

const summary = async () => {
  const status = await screen.findByRole('status')
  await waitFor(() => expect(status).not.toBeEmptyDOMElement())
  return status
}
const tile = (name: string | RegExp) => screen.findAllByRole('link', { name })
const countOf = (status: HTMLElement) => Number(/[\d,]+/.exec(status.textContent)![0].replaceAll(',', ''))

it(
  'GAME-1 the lobby of slots counts the whole catalogue and draws a window of it',
  async () => {
    await site.renderAt('/lobby/slot')
    expect(countOf(await summary())).toBeGreaterThan(1000)
    expect((await tile(new RegExp(PEACOCK))).length).toBeGreaterThan(0)
    expect(document.querySelectorAll('*').length).toBeLessThan(1500)
  },
  SLOW_TEST,
)

it(
  'GAME-1 filters and order stand in the address, so that a shared link shows the same games',
  async () => {
    const { user, address } = await site.renderAt('/lobby/slot')
    const all = countOf(await summary())
    await user.click(await screen.findByRole('button', { name: /^ช้างเกมส์ / }))
    await user.selectOptions(screen.getByRole('combobox', { name: lobby.sort }), 'rtp')
    await waitFor(() => expect(address()).toBe('/lobby/slot?provider=chang&sort=rtp'))
    const some = countOf(await summary())
    expect(some).toBeLessThan(all)
    cleanup()
    await site.renderAt(address())
    // First what the device kept of the lobby, then the whole of it.
    await waitFor(async () => expect(countOf(await summary())).toBe(some))
    expect(screen.getByRole('combobox', { name: lobby.sort })).toHaveValue('rtp')
  },
  SLOW_TEST,
)

it(
  'GAME-1 favourites are kept on the device and filter the list',
  async () => {
    const { user, address } = await site.renderAt('/lobby/slot')
    await summary()
    const [heart] = await screen.findAllByRole('button', { name: ui.favouriteAdd(PEACOCK) })
    await user.click(heart!)
    expect(useLobby.getState().favourites).toEqual(['chang/sl-2201'])
    await user.click(screen.getByRole('button', { name: new RegExp(lobby.favouritesOnly) }))
    await waitFor(() => expect(address()).toBe('/lobby/slot?fav=1'))
    await waitFor(async () => expect(await summary()).toHaveTextContent(lobby.count(lobby.names.slot, '1')))
    expect(localStorage.getItem('chokdee.lobby')).toContain('chang/sl-2201')
  },
  SLOW_TEST,
)

it(
  'GAME-1 the first lobby has the favourites of every category',
  async () => {
    const { user, address } = await site.renderAt('/lobby/hot?fav=1')
    expect(await screen.findByText(lobby.noFavouritesAtAll)).toBeVisible()
    const { data: tables } = await site.server.call(getGameLobby, {
      lobby_key: 'casino',
      agent_code: 'chokdee',
    })
    act(() => useLobby.setState({ favourites: ['chang/sl-2201', gameKey(tables[0]!)] }))
    await waitFor(async () =>
      expect(await summary()).toHaveTextContent(lobby.count(lobby.favouriteGames, '2')),
    )
    expect((await tile(new RegExp(PEACOCK))).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: new RegExp(lobby.favouritesOnly) }))
    await waitFor(() => expect(address()).toBe('/lobby/hot'))
    await waitFor(async () => expect(countOf(await summary())).toBeGreaterThan(2))
  },
  SLOW_TEST,
)

it(
  'GAME-1 search forgives a wrong vowel, looks through every category, and stands in the address',
  async () => {
    const { user, address } = await site.renderAt('/lobby/casino')
    await summary()
    await user.type(screen.getByRole('searchbox'), 'นกยุงรำแพน')
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/lobby/casino?q=นกยุงรำแพน'))
    const found = await screen.findByRole('list', { name: lobby.found('นกยุงรำแพน') }, { timeout: 30_000 })
    expect(within(found).getAllByRole('link', { name: new RegExp(PEACOCK) }).length).toBeGreaterThan(0)
  },
  SLOW_TEST,
)

it(
  'GAME-1 nothing found says so, and offers names that come near',
  async () => {
    await site.renderAt(`/lobby/slot?q=${encodeURIComponent('นกยูงรำพึงรำพันถึงจันทร์')}`)
    expect(
      await screen.findByText(lobby.notFoundTitle('นกยูงรำพึงรำพันถึงจันทร์'), {}, { timeout: 30_000 }),
    ).toBeVisible()
    expect(screen.getByRole('list', { name: lobby.near })).toBeVisible()
  },
  SLOW_TEST,
)

it(
  'GAME-1 a lobby that failed says so and is tried again; the page stands',
  async () => {
    // Without the packed list it is asked for as the specification has it.
    site.answer(getPackedGames, () => failure(404))
    site.answer(getGameLobby, () => failure(404))
    site.answer(getGameList, () => failure(404))
    const { user } = await site.renderAt('/lobby/fishing')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(lobby.failed)
    site.mend(getGameLobby)
    site.mend(getGameList)
    await user.click(within(alert).getByRole('button', { name: lobby.retry }))
    expect(countOf(await summary())).toBeGreaterThan(10)
  },
  SLOW_TEST,
)

it('GAME-1 last played is the member’s own: a visitor is asked to sign in and comes back to it', async () => {
  const { user, address } = await site.renderAt('/lobby/last')
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: lobby.login }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(useVisit.getState().returnTo).toBe('/lobby/last')
})

it('GAME-2 exactly one wallet: straight into the game on another origin, then among the last played', async () => {
  await site.renderAt(playPeacock, { as: 'somchai' })
  const frame = await screen.findByTitle(play.frame(PEACOCK))
  const origin = new URL(frame.getAttribute('src')!).origin
  expect(origin).not.toBe(window.location.origin)
  expect(frame).toHaveAttribute('sandbox')
  expect(screen.getByRole('button', { name: play.close })).toBeVisible()
  const { data } = await site.server.call(
    getGameLobby,
    { lobby_key: 'last', agent_code: 'chokdee' },
    { as: await site.tokenOf('somchai') },
  )
  expect(data.map((game) => game.game_id)).toContain('sl-2201')
})

it('GAME-2 the main wallet may be chosen although it is empty', async () => {
  await site.renderAt(playPeacock, { as: 'malee' })
  expect(await screen.findByTitle(play.frame(PEACOCK))).toBeVisible()
})

it('GAME-2 several wallets: the member chooses one, and changes it from the bar', async () => {
  const { user } = await site.renderAt(playPeacock, { as: 'narin1990' })
  const sheet = within(await screen.findByRole('dialog', { name: play.chooseWallet }))
  expect(sheet.queryByText('฿3,250.00')).toBeNull()
  await user.click(sheet.getByRole('button', { name: /฿18\.00/ }))
  expect(await screen.findByTitle(play.frame(PEACOCK))).toBeVisible()
  expect(await screen.findByRole('button', { name: /18\.00.*เปลี่ยนกระเป๋า/ })).toBeVisible()
})

it('GAME-2 no wallet: says so, and leads to the deposit or the demo', async () => {
  site.answer(getGameWallets, () => success([]))
  const { user, address } = await site.renderAt(playPeacock, { as: 'somchai' })
  const sheet = within(await screen.findByRole('dialog', { name: play.noWallet }))
  expect(sheet.getByRole('link', { name: play.deposit })).toHaveAttribute('href', '/member/deposit')
  await user.click(sheet.getByRole('button', { name: play.demo }))
  await waitFor(() => expect(address()).toBe(`${playPeacock}&mode=demo`))
  expect(await screen.findByTitle(play.frame(PEACOCK))).toBeVisible()
})

it('GAME-3 wallets that cannot be loaded: a red toast, and another try', async () => {
  site.answer(getGameWallets, () => failure(500))
  const { user } = await site.renderAt(playPeacock, { as: 'somchai' })
  expect((await screen.findAllByText(errors.sentence.server)).length).toBeGreaterThan(0)
  site.mend(getGameWallets)
  await user.click(screen.getByRole('button', { name: play.retry }))
  expect(await screen.findByTitle(play.frame(PEACOCK))).toBeVisible()
})

it('GAME-3 a demo that fails: a red toast with the platform’s sentence', async () => {
  site.answer(launchDemo, broken)
  await site.renderAt(`${playPeacock}&mode=demo`)
  expect((await screen.findAllByText(errors.sentence.unreachable)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: play.close })).toBeVisible()
})

it('GAME-3 the provider refuses: a dialog with its sentence, another try, and a way out', async () => {
  const { user, address } = await site.renderAt(`/play?game=${FAILING_GAME}&provider=chang`, {
    as: 'somchai',
  })
  const dialog = within(await screen.findByRole('alertdialog', { name: play.failedTitle }))
  expect(dialog.getByText(sandboxGames.providerClosed)).toBeVisible()
  const tries = () =>
    site.asked.filter((path) => path.startsWith(`${launchGame.method} ${launchGame.path}`)).length
  expect(tries()).toBe(1)
  await user.click(dialog.getByRole('button', { name: play.retry }))
  await waitFor(() => expect(tries()).toBe(2))
  const again = within(await screen.findByRole('alertdialog', { name: play.failedTitle }))
  await user.click(again.getByRole('button', { name: play.otherGames }))
  await waitFor(() => expect(address()).toBe('/lobby'))
})

it('LOGIN-6 a session that ended before the launch ends the sheet, with a way to sign in and play on', async () => {
  site.answer(getGameWallets, () => failure(401))
  const { address } = await site.renderAt(playPeacock, { as: 'somchai' })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(useVisit.getState().returnTo).toBe(playPeacock)
})
