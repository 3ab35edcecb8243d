import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import type { Credited } from '#contracts/reward.ts'
import { rewardDialog as words } from '#src/strings/rewards/reward-dialog.ts'
import { DialogHost } from './DialogHost.tsx'
import { showReward } from './reward.ts'
import { whereItWent } from './where-it-went.ts'

const credited = (rest: Partial<Credited['reward']>, more: Partial<Credited> = {}): Credited => ({
  reward: { kind: 'points', label: '', categorys: '', ...rest },
  wallet_id: '',
  balance: null,
  points: null,
  ref: '',
  ...more,
})

const host = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DialogHost />
    </QueryClientProvider>,
  )

it('says what was received and where it went, with focus on it', async () => {
  host()
  const answer = showReward({
    credited: credited({ count: 20 }, { points: 1270 }),
    note: 'note',
    action: 'once more',
  })
  const dialog = await screen.findByRole('dialog', { name: `${words.title} 20 แต้ม` })
  expect(dialog).toHaveAccessibleDescription(`${words.pointsAdded('1,270')} note`)
  expect(screen.getByRole('heading')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'once more' }))
  expect(await answer).toBe('action')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('without an action it only closes', async () => {
  host()
  const answer = showReward({
    credited: credited({ kind: 'item', label: 'thing', count: 1 }),
    title: 'title',
  })
  await screen.findByRole('dialog', { name: 'title thing' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: words.close }))
  expect(await answer).toBe('closed')
})

it('where it went, by kind; credit that went nowhere yet says nothing', () => {
  const turnover = { kind: 'credit', amount: satang(1000_00), turnover: satang(3000_00) } as const
  expect(whereItWent(credited(turnover, { wallet_id: '1' }), 'main')).toEqual([
    words.creditTo('main'),
    words.turnover('฿3,000'),
  ])
  const until = { ...turnover, use_until: Date.UTC(2026, 10, 29) }
  expect(whereItWent(credited(until, { wallet_id: '1' }), 'main')[1]).toBe(
    words.turnoverUntil('฿3,000', '29 พ.ย. 2569'),
  )
  expect(whereItWent(credited(turnover), 'main')).toEqual([])
  expect(whereItWent(credited({ count: 5 }), '')).toEqual([words.pointsGiven])
  expect(whereItWent(credited({ kind: 'wheel_spins', count: 1 }), '')).toEqual([words.spinsAdded])
  expect(whereItWent(credited({ kind: 'none' }), '')).toEqual([])
})
