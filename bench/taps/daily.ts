/** The daily tasks, and whom they are played by: members of the sandbox's, made for it. */
import type { Page } from 'playwright-core'
import type { Hand } from '../hand.ts'
import type { Phones, Who } from './home.ts'
import { AMOUNT, member } from './member.ts'
import { depositAs, didItWin, firstVisit, lastGame, openGame, twoDigits, withdrawAll } from './tasks.ts'

interface Task {
  name: string
  /** Taps, by what was asked. */
  asked: string
  as: Who
  /** What the member did on this phone an earlier day. */
  before?: (page: Page) => Promise<void>
  play: (page: Page, hand: Hand) => Promise<void>
}

/** Those whose name has `part` in it; `amount` is what its members deposited, baht: a platform has a hundred codes for one sum at a time. */
export async function daily(part = '', amount = AMOUNT): Promise<readonly Task[]> {
  const known = await member(amount)
  const other = await member(amount)
  const tasks: readonly Task[] = [
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
      play: (page, hand) => depositAs(page, hand, amount),
    },
    { name: 'withdraw all, reviewed', asked: '3', as: known, play: withdrawAll },
    { name: 'last game again', asked: '1', as: known, before: openGame, play: lastGame },
    { name: '2-digit bet, top and bottom, at 20 baht, the first', asked: '7', as: other, play: twoDigits },
    { name: 'the same in the next round', asked: '7', as: other, play: twoDigits },
    { name: 'did my bill win', asked: '2', as: other, play: didItWin },
    { name: 'first visit to a saved QR', asked: 'about 12', as: null, play: firstVisit },
  ]
  return tasks.filter(({ name }) => name.includes(part))
}

/** Home on the phone of who plays, after what they did an earlier day. */
export async function begin(
  { as, before }: Task,
  phones: Phones,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  if (before) {
    const earlier = await phones.home(as)
    await before(earlier)
    await earlier.close()
  }
  return phones.home(as, prepare)
}
