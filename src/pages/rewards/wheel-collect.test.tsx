import { screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { credited } from '#contracts/reward.ts'
import { collectWheelReward, getWheelHistory, type WheelSpin, wheelSpin } from '#contracts/wheel.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { success } from '#tests/harness/page-server.ts'
import { agree } from '#tests/harness/consent.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))

const waiting: WheelSpin = {
  spin_id: '77',
  stock_id: '1',
  tab: 1,
  table_hash: '',
  prize_id: '3',
  name: 'x',
  reward: { kind: 'credit', label: '', amount: satang(1000_00), turnover: satang(5000_00), categorys: '' },
  free_spins: 0,
  points: 0,
  at: Date.parse('2026-11-20T03:00:00Z'),
  collected: false,
  credited: null,
  fairness: { server_seed_hash: '', client_seed: 'c', nonce: 0, slot: 1, server_seed: '' },
}

it('EXTRA-5 a prize that waited is collected by its button, once, and said', async () => {
  let collected = false
  site.answer(getWheelHistory, () => success([z.encode(wheelSpin, { ...waiting, collected })]))
  const bodies: unknown[] = []
  site.answer(collectWheelReward, async (request) => {
    bodies.push(await request.json())
    collected = true
    return success(
      z.encode(credited, { reward: waiting.reward, wallet_id: '1', balance: satang(1000_00), ref: '' }),
    )
  })
  const { user } = await site.renderAt('/member/wheel?view=history', { as: 'narin1990' })
  await user.click(await main().findByRole('button', { name: words.collect }))
  await agree(user, 'reward')
  const done = within(await screen.findByRole('dialog', { name: new RegExp(rewardDialog.title) }))
  await user.click(done.getByRole('button', { name: rewardDialog.close }))
  await waitFor(() => expect(main().queryByRole('button', { name: words.collect })).toBeNull())
  expect(bodies).toEqual([{ spin_id: '77', agreed_turnover: '5000.00' }])
})
