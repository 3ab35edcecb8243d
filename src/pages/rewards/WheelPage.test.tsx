import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Endpoint } from '#contracts/kit.ts'
import { getPoints } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { getOperation } from '#contracts/operations.ts'
import {
  getWheelBoard,
  getWheelConfigV2,
  getWheelFairness,
  getWheelHistory,
  getWheelTable,
  rotateWheelSeed,
  spinWheel,
  spinWheelV2,
  type WheelSpin,
  wheelSpin,
} from '#contracts/wheel.ts'
import { members } from '#server/db/schema/member.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { moveSpins, spinsOf } from '#server/modules/points/move-spins.ts'
import { wheelMessages } from '#server/strings/wheel.ts'
import { sandboxPrizes } from '#sandbox/rewards/wheel-prizes.ts'
import { forgetLacking } from '#src/data/platform/or-older.ts'
import { sliceAt } from '#src/features/wheel/dial/wheel-angle.ts'
import { formatCount } from '#rules/baht.ts'
import { witnessOfSpin } from '#src/stores/witness/wheel-witness.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { rewardText } from '#src/lib/reward.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { fairness, wheel as words } from '#src/strings/rewards/wheel.ts'
import { broken, failure, never, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const disc = () => screen.getByTestId('wheel-disc')
const button = (name: string | RegExp) => main().findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const sent = () => site.asked.filter((path) => path.includes('spin_v2'))
const untilPlayed = () => waitFor(() => expect(disc()).toHaveAttribute('data-turn', 'playing'))
const comeToRest = async () => {
  await untilPlayed()
  fireEvent.animationEnd(disc())
}

async function idOf(username: string): Promise<string> {
  const [row] = await site.server.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, username))
  return row!.id
}
const spinsLeft = async (username: string) => spinsOf(site.server.db, await idOf(username))
const historyOf = async (username: string) =>
  (await site.server.call(getWheelHistory, { limit: 100 }, { as: await site.tokenOf(username) })).data
let given = 0
async function give(username: string, amount: number) {
  const memberId = await idOf(username)
  const key = `test:${++given}`
  await inTransaction(site.server.db, (tx) => moveSpins(tx, { memberId, key, amount, now: 0 }))
}

/** An answer of the server's own, changed. */
function answerWith(change: (spin: WheelSpin) => Partial<WheelSpin>) {
  site.answer(spinWheelV2, async (request) => {
    const body = (await (await site.server.app.fetch(request)).json()) as { data: z.input<typeof wheelSpin> }
    const spin = z.decode(wheelSpin, body.data)
    return success(z.encode(wheelSpin, { ...spin, ...change(spin) }))
  })
}

it('who won is there before the wheel, and stays as it stands when that comes', async () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  site.answer(getWheelConfigV2, async (request) => {
    await coming
    return site.server.app.fetch(request)
  })
  onTestFinished(() => site.mend(getWheelConfigV2))
  await site.renderAt('/member/wheel', { as: 'narin1990' })
  const winners = await main().findByRole('heading', { name: words.winners })
  expect(main().queryByRole('heading', { name: words.prizes })).toBeNull()
  come()
  expect(await main().findByRole('heading', { name: words.prizes })).toBeVisible()
  expect(main().getByRole('heading', { name: words.winners })).toBe(winners)
})

it('EXTRA-5 free spins, the wheel, every prize with its exact chance, nobody has won yet', async () => {
  await site.renderAt('/member/wheel', { as: 'narin1990' })
  expect(await button(words.spin)).toBeEnabled()
  expect(main().getByText('3')).toBeVisible()
  expect(main().getByRole('img', { name: words.drawn(10) })).toBeVisible()
  const section = within(main().getByRole('region', { name: words.prizes }))
  const told = section.getAllByRole('definition').map((cell) => cell.textContent)
  expect(told).toEqual(sandboxPrizes.map(({ weight }) => `${(weight / 100).toFixed(2)}%`))
  expect(section.getByText(words.turnoverDays('3', 7))).toBeVisible()
  expect(await main().findByText(words.noWinners)).toBeVisible()
})

it('EXTRA-5 the wheel plays the answer, then the result is said and shown; spinning on', async () => {
  await give('malee', 4)
  const before = await spinsLeft('malee')
  const { user } = await site.renderAt('/member/wheel', { as: 'malee' })
  const press = await button(words.spin)
  await user.click(press)
  await user.click(press)
  await untilPlayed()
  expect(screen.queryByRole('dialog')).toBeNull()
  const [row] = (await site.server.call(getWheelHistory, {}, { as: await site.tokenOf('malee') })).data
  const index = sandboxPrizes.findIndex(({ name }) => name === row!.name)
  expect(sliceAt(Number.parseFloat(disc().style.getPropertyValue('--to')), 10)).toBe(index)
  fireEvent.animationEnd(disc())
  const shown = await screen.findByRole('dialog')
  expect(sent()).toHaveLength(1)
  expect(within(shown).getByRole('heading')).toHaveFocus()
  const left = await spinsLeft('malee')
  expect([before - 1, before]).toContain(left)
  expect(screen.getByText(words.result(rewardText(row!.reward)))).toBeInTheDocument()
  expect(sliceAt(Number.parseFloat(disc().style.getPropertyValue('--at')), 10)).toBe(index)

  await user.click(within(shown).getByRole('button', { name: words.again(String(left)) }))
  await comeToRest()
  await user.click((await dialog()).getByRole('button', { name: rewardDialog.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toHaveLength(2)
  expect(await main().findByText(String(await spinsLeft('malee')), { selector: 'b' })).toBeVisible()
})

it('EXTRA-5 tab 2 is points, in the address', async () => {
  const page = await site.renderAt('/member/wheel', { as: 'hero' })
  await page.user.click(await main().findByRole('radio', { name: words.points }))
  expect(page.address()).toBe('/member/wheel?tab=2')
  const { point } = (await site.server.call(getPoints, {}, { as: await site.tokenOf('hero') })).data
  expect(await main().findByText(formatCount(point))).toBeVisible()
  await page.user.click(await button(words.spinWith('100')))
  await comeToRest()
  const shown = await dialog()
  expect(shown.getByRole('button', { name: words.againWith('100') })).toBeVisible()
  await page.user.click(shown.getByRole('button', { name: rewardDialog.close }))
  await waitFor(() => expect(main().queryByText(formatCount(point))).toBeNull())
  expect(await spinsLeft('hero')).toBeGreaterThanOrEqual(10)
})

it('EXTRA-5 under reduced motion the result is there at once', async () => {
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  onTestFinished(() => media.mockRestore())
  await give('somchai', 1)
  const { user } = await site.renderAt('/member/wheel', { as: 'somchai' })
  await user.click(await button(words.spin))
  expect((await dialog()).getByRole('button', { name: rewardDialog.close })).toBeVisible()
})

it('EXTRA-5 while the answer is awaited nothing is shown as drawn, and a press does nothing', async () => {
  site.answer(spinWheelV2, never)
  const { user } = await site.renderAt('/member/wheel', { as: 'narin1990' })
  await user.click(await button(words.spin))
  const busy = await button(words.spinning)
  expect(busy).toHaveAttribute('aria-busy', 'true')
  expect(disc()).toHaveAttribute('data-turn', 'waiting')
  await user.click(busy)
  expect(sent()).toHaveLength(1)
})

it('EXTRA-5 leaving while it turns: the same result is shown on return, once, and nothing is spun again', async () => {
  await give('boy', 2)
  // Where it will leave for is loaded before: the turn ends by itself after some seconds.
  const page = await site.renderAt('/member/coupon', { as: 'boy' })
  await page.go('/member/wheel')
  await page.user.click(await button(words.spin))
  await untilPlayed()
  const kept = () => sessionStorage.getItem('chokdee.wheel.unseen')
  expect(kept()).not.toBeNull()
  const left = await spinsLeft('boy')
  await page.go('/member/coupon')
  await page.go('/member/wheel')
  const shown = await dialog()
  // A page that is on its way out draws it for a blink, which nobody sees: kept until it is closed.
  expect(kept()).not.toBeNull()
  await page.user.click(shown.getByRole('button', { name: rewardDialog.close }))
  expect(kept()).toBeNull()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toHaveLength(1)
  expect(await spinsLeft('boy')).toBe(left)
  await page.go('/member/coupon')
  await page.go('/member/wheel')
  expect(await button(words.spin)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('EXTRA-5 an answer that was lost is asked for, not spun again', async () => {
  await give('arisa', 1)
  const before = await spinsLeft('arisa')
  site.answer(spinWheelV2, async (request) => {
    await site.server.app.fetch(request)
    return broken()
  })
  const { user } = await site.renderAt('/member/wheel', { as: 'arisa' })
  await user.click(await button(words.spin))
  await comeToRest()
  expect((await dialog()).getByRole('button', { name: rewardDialog.close })).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(await spinsLeft('arisa')).toBeLessThanOrEqual(before)
})

it('EXTRA-5 an end that cannot be asked for is said honestly', async () => {
  let asking: Endpoint = getOperation
  site.answer(spinWheelV2, (request) => {
    asking = { ...getOperation, path: `/api/operations/${request.headers.get('idempotency-key')}` }
    site.answer(asking, () => failure(500))
    return broken()
  })
  const { user } = await site.renderAt('/member/wheel', { as: 'narin1990' })
  await user.click(await button(words.spin))
  expect(await main().findByText(moneyWrite.unknownTitle)).toBeVisible()
  site.mend(asking)
  site.mend(spinWheelV2)
  await user.click(await button(moneyWrite.checkAgain))
  expect(await button(words.spin)).toBeEnabled()
})

it('EXTRA-5 a blank is said gently, a prize that waits says where it is', async () => {
  await give('narin1990', 2)
  answerWith(() => ({
    reward: { kind: 'none', label: 'ลองใหม่', categorys: '' },
    credited: null,
    prize_id: 'elsewhere',
  }))
  const { user } = await site.renderAt('/member/wheel', { as: 'narin1990' })
  await user.click(await button(words.spin))
  const blank = await dialog()
  expect(blank.getByText(words.blankTitle, { exact: false })).toBeVisible()
  expect(blank.getByText(words.blankNote)).toBeVisible()
  await user.click(blank.getByRole('button', { name: rewardDialog.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answerWith(() => ({
    reward: { kind: 'credit', label: '', amount: satang(1000_00), categorys: '' },
    collected: false,
    credited: null,
    prize_id: 'elsewhere',
  }))
  await user.click(await button(words.spin))
  const waits = await dialog()
  expect(waits.getByText(words.waits)).toBeVisible()
  // What was not seen is shown again on the next page, and what it changed is asked for again there.
  await user.click(waits.getByRole('button', { name: rewardDialog.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('EXTRA-5 a wheel that was changed meanwhile is loaded anew; without spins the button says so', async () => {
  site.answer(getWheelConfigV2, async (request) => {
    const text = await (await site.server.app.fetch(request)).text()
    return new Response(text.replace(/"stock_id":"\d+"/, '"stock_id":"999"'))
  })
  const { user } = await site.renderAt('/member/wheel', { as: 'narin1990' })
  await user.click(await button(words.spin))
  expect(await screen.findByText(wheelMessages.changed)).toBeVisible()
  await waitFor(() => expect(site.asked.filter((path) => path.includes('config_v2')).length).toBe(2))
})

it('EXTRA-5 without spins or points nothing can be pressed', async () => {
  const page = await site.renderAt('/member/wheel', { as: 'fon' })
  expect(await button(words.spin)).toBeDisabled()
  expect(main().getByText(words.noSpins)).toBeVisible()
  await page.user.click(main().getByRole('radio', { name: words.points }))
  expect(await button(/แต้ม/)).toBeDisabled()
  expect(main().getByText(words.fewPoints)).toBeVisible()
})

it('EXTRA-5 no data empties the page', async () => {
  site.answer(getWheelConfigV2, () => success(null))
  await site.renderAt('/member/wheel', { as: 'narin1990' })
  expect(await main().findByRole('heading', { name: words.none })).toBeVisible()
  expect(main().getByRole('link', { name: words.toPromotions })).toHaveAttribute('href', '/promotions')
  expect(screen.queryByTestId('wheel-disc')).toBeNull()
})

it.each([404, 405, 501])(
  'EXTRA-5 where the newer calls are not offered (%i) the older ones are made: one spin under one key',
  async (status) => {
    forgetLacking()
    onTestFinished(forgetLacking)
    const keys: (string | null)[] = []
    const keyOf = (request: Request) => void keys.push(request.headers.get('idempotency-key'))
    site.answer(getWheelConfigV2, () => failure(status))
    site.answer(spinWheelV2, (request) => {
      keyOf(request)
      return failure(status)
    })
    site.answer(spinWheel, (request) => {
      keyOf(request)
      return site.server.app.fetch(request)
    })
    await give('hero', 1)
    const before = (await historyOf('hero')).length
    const { user } = await site.renderAt('/member/wheel', { as: 'hero' })
    await user.click(await button(words.spin))
    await comeToRest()
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,64}$/), keys[0]])
    expect(await historyOf('hero')).toHaveLength(before + 1)
    expect(site.asked).toContain('GET /api/wheel/config')
  },
)

it('EXTRA-5 a spin that may have been made is not made again by the older call', async () => {
  forgetLacking()
  onTestFinished(forgetLacking)
  site.answer(spinWheelV2, () => failure(503))
  const { user } = await site.renderAt('/member/wheel', { as: 'hero' })
  await user.click(await button(words.spin))
  await waitFor(() => expect(site.asked.some((path) => path.includes('/api/operations/'))).toBe(true))
  expect(site.asked).not.toContain('POST /api/wheel/spin')
})

it('LOGIN-6 what cannot be loaded says so and is asked for again', async () => {
  site.answer(getWheelConfigV2, () => failure(500))
  site.answer(getWheelBoard, () => failure(500))
  const { user } = await site.renderAt('/member/wheel', { as: 'narin1990' })
  expect(await main().findByText(words.failed)).toBeVisible()
  site.mend(getWheelConfigV2)
  await user.click(await button(shell.retry))
  expect(await button(words.spin)).toBeVisible()
  expect(await main().findByText(words.winnersFailed)).toBeVisible()
})

it('EXTRA-5 rules and chances in a dialog, and the wheel to share', async () => {
  const { user } = await site.renderAt('/member/wheel', { as: 'narin1990' })
  await user.click(await screen.findByRole('button', { name: words.rules }))
  const rules = await dialog()
  expect(rules.getByText(words.rulesList[0])).toBeVisible()
  expect(rules.getByText('0.05%')).toBeVisible()
  expect(rules.getByRole('link', { name: fairness.title })).toHaveAttribute(
    'href',
    '/member/wheel?view=fairness',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: words.share }))
  expect(await screen.findByRole('dialog', { name: share.title })).toBeVisible()
})

it('EXTRA-5 domain.md §9.3: commitment before, own seed, revealed after, and each spin verified here', async () => {
  await give('somchai', 3)
  const page = await site.renderAt('/member/wheel', { as: 'somchai' })
  const token = await site.tokenOf('somchai')
  await page.user.click(await button(words.spin))
  await comeToRest()
  await page.user.click((await dialog()).getByRole('button', { name: rewardDialog.close }))
  const before = (await site.server.call(getWheelFairness, {}, { as: token })).data

  await page.go('/member/wheel?view=fairness')
  expect(await main().findByText(before.server_seed_hash)).toBeVisible()
  expect(main().getByText(before.next_server_seed_hash)).toBeVisible()
  const [verify] = await main().findAllByRole('button', {
    name: new RegExp(`^${words.verify}`),
  })
  await page.user.click(verify!)
  expect(await main().findByText(fairness.sealedText)).toBeVisible()

  await page.user.click(await button(fairness.rotate))
  const sheet = await dialog()
  const field = sheet.getByRole('textbox', { name: fairness.newSeed })
  await page.user.clear(field)
  await page.user.type(field, 'a:b')
  await page.user.click(sheet.getByRole('button', { name: fairness.rotate }))
  expect(await sheet.findByText(fairness.newSeedWrong)).toBeVisible()
  await page.user.clear(field)
  await page.user.type(field, 'somchai-7f3a')
  await page.user.click(sheet.getByRole('button', { name: fairness.rotate }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await main().findByText('somchai-7f3a')).toBeVisible()

  expect(await main().findByText(fairness.passed)).toBeVisible()
  expect(main().getByText(fairness.seenBefore)).toBeVisible()
  expect(main().getByText(fairness.steps.commit.text)).toBeVisible()
  expect(main().getByRole('table', { name: fairness.table })).toBeVisible()
})

it('EXTRA-5 the first spin bears a seed of the browser’s own, drawn after the hash was announced', async () => {
  await give('lek', 1)
  const page = await site.renderAt('/member/wheel?view=fairness', { as: 'lek' })
  expect(await main().findByText(fairness.clientSeedUnset)).toBeVisible()
  await page.go('/member/wheel')
  await page.user.click(await button(words.spin))
  await comeToRest()
  const [row] = (await site.server.call(getWheelHistory, {}, { as: await site.tokenOf('lek') })).data
  expect(row!.fairness.client_seed).toMatch(/^[0-9a-f]{12}$/)
  expect(witnessOfSpin(row!.spin_id)).toMatchObject({ announced: true })
})

it('EXTRA-5 a table that was changed afterwards does not pass', async () => {
  site.answer(getWheelTable, async (request) => {
    const body = await (await site.server.app.fetch(request)).json()
    body.data.prizes[1].weight += 1
    return Response.json(body)
  })
  await give('arisa', 1)
  const as = await site.tokenOf('arisa')
  const config = (await site.server.call(getWheelConfigV2, {}, { as })).data
  await site.server.call(spinWheelV2, { stock_id: config!.setting.stock_id, tab: 1 }, { as })
  await site.server.call(rotateWheelSeed, { client_seed: 'mine' }, { as })
  const page = await site.renderAt('/member/wheel?view=history', { as: 'arisa' })
  const buttons = await main().findAllByRole('button', { name: new RegExp(`^${words.verify}`) })
  await page.user.click(buttons[0]!)
  expect(await main().findByText(fairness.wrong)).toBeVisible()
  expect(main().getByRole('alert')).toHaveTextContent(fairness.steps.table.name)
  expect(main().getByText(fairness.notSeen)).toBeVisible()
})

it('EXTRA-5 the history of who never spun', async () => {
  await site.renderAt('/member/wheel?view=history', { as: 'fon' })
  expect(await main().findByText(words.noHistory)).toBeVisible()
})
