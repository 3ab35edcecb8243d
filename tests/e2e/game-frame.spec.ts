/** The game in its frame: kept out of the site, heard only when it is the game, always with a way out. */
// oneSize: origins, messages and money are alike at every size.
import { randomBytes, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { games as gameMessages } from '#server/strings/games.ts'
import { walletNames } from '#sandbox/strings/people.ts'
import { sandboxGames } from '#sandbox/strings/games-server.ts'
import { lobby } from '#src/strings/lobby.ts'
import { play } from '#src/strings/play.ts'
import { shell } from '#src/strings/shell.ts'
import { errors } from '#src/strings/errors.ts'
import { expect, oneSize, test } from '../harness/e2e.ts'
import { AGENT, api, arriveAs, balanceOf, newMember, tokenOf } from '../harness/e2e-people.ts'
import { games, gameSheet, openFrame, playPath } from '../harness/e2e-shell.ts'

test(
  'GAME-2 the frame is of another origin, sandboxed, and learns nothing of the page',
  oneSize,
  async ({ page, baseURL }) => {
    await page.goto(playPath(games.slot, 'demo'))
    await openFrame(page, games.slot)
    const iframe = gameSheet(page, games.slot).locator('iframe')
    const src = new URL((await iframe.getAttribute('src'))!)
    expect(src.origin).not.toBe(new URL(baseURL!).origin)
    await expect(iframe).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups',
    )
    await expect(iframe).toHaveAttribute('referrerpolicy', 'no-referrer')
    const inside = page.frames().find((frame) => frame.url().startsWith(src.origin))!
    // The launch token is gone from the frame's address, and the referrer says nothing.
    expect(await inside.evaluate(() => [location.hash, document.referrer])).toEqual(['', ''])
    const reach = await inside.evaluate(() => {
      try {
        return String(window.parent.document.title)
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(reach).toBe('SecurityError')
  },
)

test('GAME-2 forged messages have no effect', oneSize, async ({ page }) => {
  await page.goto(playPath(games.slot, 'demo'))
  const frame = await openFrame(page, games.slot)
  await page.evaluate(() => {
    const forged = ['close', 'error'].map((event) => ({ source: 'chokdee-game', event }))
    // From the page's own window and origin, and as another origin would look.
    for (const data of forged) {
      window.postMessage(data, '*')
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://games.example' }))
    }
  })
  const inside = page.frames().find((each) => each !== page.mainFrame())!
  await inside.evaluate(() => {
    const wrong = [null, 'close', { event: 'close' }, { source: 'chokdee-game', event: 'pay' }, ['close']]
    for (const data of wrong) window.parent.postMessage(data, '*')
  })
  // A message that does count comes after them: when it has been heard, so have they.
  await expect(frame.getByRole('heading', { name: games.slot.name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/play/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await inside.evaluate(() => window.parent.postMessage({ source: 'chokdee-game', event: 'close' }, '*'))
  await expect(page).toHaveURL(/\/lobby/)
})

test('GAME-3 a launch that fails: what happened, that the money is safe, another try, other games', async ({
  page,
}) => {
  const person = await newMember(page.request, { funds: 100 })
  const token = await arriveAs(page, person)
  await page.goto(playPath(games.failing))
  const failed = page.getByRole('alertdialog', { name: play.failedTitle })
  await expect(failed).toContainText(play.moneySafe)
  await expect(failed).toContainText(sandboxGames.providerClosed.split(' ')[0]!)
  const [again] = await Promise.all([
    page.waitForRequest('**/api/game/link'),
    failed.getByRole('button', { name: play.retry }).click(),
  ])
  expect(again.postDataJSON()).toMatchObject({ game_id: games.failing.id })
  await expect(failed).toBeVisible()
  await failed.getByRole('button', { name: play.otherGames }).click()
  await expect(page).toHaveURL(/\/lobby/)
  expect(await balanceOf(page.request, token)).toBe(100_00)
})

test('GAME-3 an unreachable launch is told, and works again after it', oneSize, async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/)
  const person = await newMember(page.request, { funds: 100 })
  await arriveAs(page, person)
  await page.route('**/api/game/link', (route) => route.abort(), { times: 1 })
  await page.goto(playPath(games.slot))
  const failed = page.getByRole('alertdialog', { name: play.failedTitle })
  await expect(failed).toContainText(errors.sentence.unreachable)
  await failed.getByRole('button', { name: play.retry }).click()
  await openFrame(page, games.slot)
})

test('GAME-3 a game under maintenance is shown and not launched', oneSize, async ({ page }) => {
  const { data: all } = await api<{ game_name: string; maintenance?: boolean; category: string }[]>(
    page.request,
    '/api/game/lobby?lobby_key=slot',
  )
  const resting = all.find((game) => game.maintenance)!
  await page.goto(`/lobby/slot?q=${encodeURIComponent(resting.game_name)}`)
  await page
    .getByRole('link', { name: new RegExp(resting.game_name) })
    .first()
    .click()
  await expect(page.getByText(lobby.maintenanceNow(resting.game_name))).toBeVisible()
  await expect(page).toHaveURL(/\/lobby\/slot/)
  const token = await tokenOf(page.request, await newMember(page.request, { funds: 50 }))
  const wallets = await api<{ id: string }[]>(
    page.request,
    '/api/member/wallets',
    {},
    { authorization: `Bearer ${token}` },
  )
  const refused = await page.request.post('/api/game/link', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...resting, wallet_id: String(wallets.data[0]!.id), is_mobile: true },
  })
  expect(await refused.json()).toMatchObject({ message: gameMessages.maintenance })
})

test('GAME-2 the way out is there from the first moment, also while the launch is slow', async ({ page }) => {
  await page.goto(playPath(games.slow, 'demo'))
  const close = page.getByRole('button', { name: play.close })
  await expect(close).toBeVisible()
  await expect(page.getByRole('progressbar', { name: play.loading })).toBeVisible()
  await expect(close).toBeInViewport()
  await close.click()
  await expect(page).toHaveURL(/\/lobby/)
})

test('GAME-2 the whole screen where the device has it', async ({ page }) => {
  await page.goto(playPath(games.slot, 'demo'))
  await openFrame(page, games.slot)
  await page.getByRole('button', { name: play.fullscreen }).click()
  await expect(page.getByRole('button', { name: play.leaveFullscreen })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.getByRole('button', { name: play.leaveFullscreen }).click()
  await expect(page.getByRole('button', { name: play.fullscreen })).toBeVisible()
})

test('GAME-2 of several wallets that fit one is asked for first', async ({ page }) => {
  // Four wallets, two of which may pay for slots. Only looked at: other tests may do so at the same time.
  await arriveAs(page, { username: 'narin1990', mobile: '', password: 'chokdee2569' })
  await page.goto(playPath(games.slot))
  const sheet = page.getByRole('dialog', { name: play.chooseWallet })
  await expect(sheet.getByRole('button').filter({ hasText: '฿' })).toHaveCount(2)
  await sheet.getByRole('button', { name: new RegExp(walletNames.slot) }).click()
  await openFrame(page, games.slot)
  await expect(page.getByRole('button', { name: new RegExp(`^${walletNames.slot} ฿18.00`) })).toBeVisible()
})

test('GAME-2 a member with one empty wallet is led to the deposit', async ({ page }) => {
  const person = await newMember(page.request)
  await arriveAs(page, person)
  await page.goto(playPath(games.slot))
  // The main wallet is offered even when it is empty (wallet_type_id 1): the only one is taken without asking.
  await openFrame(page, games.slot)
  await page.getByRole('button', { name: /เปลี่ยนกระเป๋า/ }).click()
  const sheet = page.getByRole('dialog', { name: play.chooseWallet })
  await expect(sheet.getByRole('link', { name: play.depositMore })).toHaveAttribute('href', '/member/deposit')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: shell.openMenu })).toHaveCount(0)
})

/** Launches a game as the site does, and exchanges the link as the game's page does. */
async function playWithout(request: APIRequestContext, path: string, body: object, headers = {}) {
  const { data } = await api<{ link: string }>(
    request,
    path,
    { is_mobile: true, source: 'sandbox', ...body },
    headers,
  )
  const link = new URL(data.link)
  const launch = new URLSearchParams(link.hash.slice(1)).get('t')!
  const exchange = (token: string) => request.post(`${link.origin}/api/session`, { data: { launch, token } })
  const token = pageToken()
  const session = (await (await exchange(token)).json()) as { error: number; data: { demo: boolean } }
  expect(session.error).toBe(0)
  return {
    origin: link.origin,
    player: { authorization: `Bearer ${token}` },
    demo: session.data.demo,
    exchange,
  }
}

/** The page makes its session token itself. */
const pageToken = () => randomBytes(32).toString('base64url')

test('GAME-2 a round asked twice under one key bets once', oneSize, async ({ request }) => {
  const person = await newMember(request, { funds: 100 })
  const token = await tokenOf(request, person)
  const member = { authorization: `Bearer ${token}` }
  const wallets = await api<{ id: string }[]>(request, '/api/member/wallets', {}, member)
  const { id: game_id, provider: provider_id } = games.slot
  const { origin, player, exchange } = await playWithout(
    request,
    '/api/game/link',
    { wallet_id: String(wallets.data[0]!.id), game_id, provider_id },
    member,
  )
  const body = { round_key: randomUUID(), bet: { kind: 'slot', stake: 500 } }
  interface Round {
    stake: number
    win: number
    balance: number
  }
  const answers = await Promise.all(
    [1, 2, 3].map(() => api<Round>(request, `${origin}/api/round`, body, player)),
  )
  const { stake, win, balance } = answers[0]!.data
  for (const { data } of answers) expect(data).toEqual(answers[0]!.data)
  expect(balance).toBe(100_00 - stake + win)
  expect(await balanceOf(request, token)).toBe(balance)
  // The same key for another bet is refused, and moves nothing.
  const other = { ...body, bet: { kind: 'slot', stake: 1000 } }
  expect((await request.post(`${origin}/api/round`, { data: other, headers: player })).status()).toBe(409)
  // A launch link is good for one page.
  expect((await exchange(pageToken())).status()).toBe(401)
  expect(await balanceOf(request, token)).toBe(balance)
})

test('GAME-2 the demo needs no member, and play money is no money', oneSize, async ({ request }) => {
  const { id: game_id, provider: provider_id } = games.hilo
  const before = (await (await request.get('/sandbox/ledger.json')).json()) as { faults: unknown[] }
  expect(before.faults).toEqual([])
  const played = await playWithout(request, '/api/game/demo', { game_id, provider_id, agent_code: AGENT })
  expect(played.demo).toBe(true)
  const body = { round_key: randomUUID(), bet: { kind: 'hilo', stakes: { low: 1000 } } }
  const { data } = await api<{ stake: number; win: number; balance: number }>(
    request,
    `${played.origin}/api/round`,
    body,
    played.player,
  )
  expect(data.balance).toBe(10_000_00 - data.stake + data.win)
})
