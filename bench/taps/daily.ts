/** The daily tasks, and whom they are played by: members of the sandbox's, made for it. */
import type { Page } from 'playwright-core'
import type { Hand } from '../hand.ts'
import type { Who } from './home.ts'
import { AMOUNT, member, send } from './member.ts'
import { depositAs, didItWin, firstVisit, lastGame, twoDigits, withdrawAll } from './tasks.ts'

const GAME = { provider: 'chang', id: 'sl-2201' }

interface Task {
  name: string
  /** Taps, by what was asked. */
  asked: string
  as: Who
  play: (page: Page, hand: Hand) => Promise<void>
}

export async function daily(): Promise<readonly Task[]> {
  const known = await member()
  const other = await member()
  // A game was opened, so that there is a last one.
  const { data: wallets } = await send<{ id: string }[]>('/api/member/wallets', {}, known.token)
  const launch = {
    wallet_id: wallets[0]!.id,
    game_id: GAME.id,
    provider_id: GAME.provider,
    is_mobile: 1,
    source: 'sandbox',
  }
  await send('/api/game/link', launch, known.token)

  return [
    {
      name: 'deposit to a saved QR, another amount',
      asked: '3',
      as: known,
      play: (page, hand) => depositAs(page, hand, '1000'),
    },
    {
      name: 'deposit to a saved QR, the last one again',
      asked: '2',
      as: other,
      play: (page, hand) => depositAs(page, hand, AMOUNT),
    },
    { name: 'withdraw all, reviewed', asked: '3', as: known, play: withdrawAll },
    { name: 'last game again', asked: '1', as: known, play: lastGame },
    { name: '2-digit bet, top and bottom', asked: '7', as: other, play: twoDigits },
    { name: 'did my bill win', asked: '2', as: other, play: didItWin },
    { name: 'first visit to a saved QR', asked: 'about 12', as: null, play: firstVisit },
  ]
}
