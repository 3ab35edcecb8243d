/**
 * The agent's rules of cashback, and two members who lost: ploy yesterday, wanchai last week.
 * What they are given back is what the real nights make of their play.
 */
import '../not-in-production.ts'
import { eq } from 'drizzle-orm'
import { vipLevel } from '#contracts/auth.ts'
import { satang } from '#contracts/money.ts'
import { members, wallets } from '#server/db/schema/member.ts'
import type { Tx } from '#server/db/types.ts'
import { day, hour, minute } from '#server/kit/clock.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { house, walletAccount, type HouseAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { createMember } from '#server/modules/auth/new-member.ts'
import { claim } from '#server/modules/cashback/claim.ts'
import { historyOf } from '#server/modules/cashback/history.ts'
import { dailyCashback, weeklyCashback } from '#server/modules/cashback/nightly.ts'
import { periodStart, runNightly } from '#server/modules/nightly/run-nightly.ts'
import { notePlays } from '#server/modules/play/note-play.ts'
import { catalogueGames } from '../catalogue/catalogue.ts'
import { linkLine } from '../people/seed-people.ts'
import { seedCashbackRules } from './seed-cashback-rules.ts'

interface Seeding {
  readonly agentCode: string
  /** Of the password that the sandbox's people share. */
  readonly passwordHash: string
  readonly now: number
}

interface Player {
  readonly id: string
  readonly walletId: string
}

async function addPlayer(
  tx: Tx,
  { agentCode, passwordHash, now }: Seeding,
  username: string,
  mobile: string,
) {
  const rest = { referredBy: null, knowUsId: 7, bank: null, mobileProved: true, now: now - 30 * day }
  const { id } = await createMember(tx, { agentCode, username, mobile, passwordHash, ...rest })
  await linkLine(tx, username, id, now)
  const [wallet] = await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.memberId, id))
  return { id, walletId: wallet!.id }
}

/** Whole baht. */
async function pay(
  tx: Tx,
  { walletId }: Player,
  kind: 'deposit' | 'withdraw' | 'game.round',
  from: HouseAccount,
  amount: number,
  at: number,
  memo = '',
) {
  const postings = [
    { account: from, amount: -amount * 100 },
    { account: walletAccount(walletId), amount: amount * 100 },
  ]
  await postJournal(tx, { key: `sandbox-cashback:${kind}:${walletId}:${at}`, kind, memo, at, postings })
}

/** A round of the category, staked and paid out in whole baht. */
async function play(tx: Tx, player: Player, category: string, stake: number, win: number, at: number) {
  const game = catalogueGames.find((one) => one.category === category)
  await pay(tx, player, 'game.round', house.games, win - stake, at, game?.game_id)
  const round = {
    memberId: player.id,
    category,
    stake: satang(stake * 100),
    win: satang(win * 100),
    bound: false,
  }
  await notePlays(tx, [round], at)
}

const BY_DAY = 'daily'

async function takeAll(tx: Tx, { id }: Player, at: number): Promise<void> {
  const { data } = await historyOf(tx, id, { kind: BY_DAY }, { page: 1, limit: 10 }, at)
  for (const row of data) if (row.state === 'claimable') await claim(tx, id, row.cashback_id, at)
}

/** What was lost the day before yesterday was taken, what was lost yesterday waits. */
async function playYesterday(tx: Tx, ploy: Player, today: number): Promise<void> {
  const evening = (days: number) => today - days * day + 20 * hour
  await pay(tx, ploy, 'deposit', house.deposits, 20_000, evening(3) - hour, 'D-SANDBOX-1')
  await play(tx, ploy, 'slot', 800, 1_250, evening(3))
  await play(tx, ploy, 'casino', 5_000, 2_000, evening(2))
  await play(tx, ploy, 'slot', 12_600, 7_600, evening(1))
  await play(tx, ploy, 'casino', 5_800, 3_300, evening(1) + minute)
  await play(tx, ploy, 'sport', 1_000, 1_400, evening(1) + 2 * minute)
}

/** By day, whole baht. Six thousand are lost in all, and Sunday's eight hundred give 40 by day. */
const week = [-2_000, 900, -1_400, -1_700, 1_700, -2_700, -800]

async function playLastWeek(tx: Tx, wanchai: Player, monday: number): Promise<void> {
  await tx.update(members).set({ vipLevel: vipLevel.hero }).where(eq(members.id, wanchai.id))
  await pay(tx, wanchai, 'deposit', house.deposits, 12_000, monday + 11 * hour, 'D-SANDBOX-2')
  for (const [index, net] of week.entries()) {
    const at = monday + index * day + 20 * hour
    await play(tx, wanchai, 'slot', 3_000, 3_000 + net, at)
    if (index === 5) await pay(tx, wanchai, 'withdraw', house.withdrawals, -4_500, at + hour, 'W-SANDBOX-1')
  }
}

export async function seedCashback(tx: Tx, seeding: Seeding): Promise<void> {
  const { agentCode, now } = seeding
  await seedCashbackRules(tx, agentCode)
  const today = thaiDayStart(thaiDayOf(now))
  const monday = thaiDayStart(periodStart('week', thaiDayOf(now)))
  const lastMonday = monday - 7 * day
  const wanchai = await addPlayer(tx, seeding, 'wanchai', '0810000502')
  const ploy = await addPlayer(tx, seeding, 'ploy', '0810000501')
  await playLastWeek(tx, wanchai, lastMonday)
  await playYesterday(tx, ploy, today)
  // Each night at its own time, since what it computes can be taken for a day only; the last one at once, even where
  // its hour has not come: the sandbox is the same at half past midnight.
  for (let midnight = lastMonday; midnight <= now; midnight += day) {
    await runNightly(tx, { ...dailyCashback, after: 0 }, Math.min(midnight + hour, now))
    if (midnight === monday)
      await runNightly(tx, { ...weeklyCashback, after: 0 }, Math.min(midnight + 2 * hour, now))
    const morning = midnight + 9 * hour + 12 * minute
    if (midnight === monday && morning <= now) await takeAll(tx, wanchai, morning)
    if (midnight === today - day) await takeAll(tx, ploy, morning)
  }
}
