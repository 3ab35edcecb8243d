/** Cashback and every reward in money against its journal. */
import { sql, type SQL } from 'drizzle-orm'
import { given, within, type Tie } from './tie.ts'

interface Rewarded {
  readonly table: string
  /** Of the row `r`. */
  readonly name: string
  readonly member: SQL
  readonly journalKey: SQL
  readonly kind: string
  /** What the row says was given; null: nothing. */
  readonly amount: SQL
}

const rewarded = ({ table, name, member, journalKey, kind, amount }: Rewarded): Tie => ({
  table,
  key: 'id',
  faults: (range) => sql`
    select ${member} as member, ${name}::text || ' ' || r.id || ': says ' || coalesce(${amount}, 0) || ', its journal gave '
      || coalesce(${given(journalKey, kind, member)}, 0) as found
    from ${sql.raw(table)} r
    where ${within(sql`r.id`, range)} and ${given(journalKey, kind, member)} is distinct from ${amount}`,
})

const claimed = (kind: 'daily' | 'weekly') =>
  rewarded({
    table: `(select * from cashbacks where kind = '${kind}')`,
    name: 'cashback',
    member: sql`r.member_id`,
    journalKey: sql`'cashback:' || r.id`,
    kind: `cashback.${kind}`,
    amount: sql`case when r.claimed_at is not null then r.amount end`,
  })

/** Prizes have no key of their own: they are looked at by their round or poll. */
const prize = (table: string, key: string, kind: string, journalKey: SQL): Tie => ({
  table,
  key,
  faults: (range) => sql`
    select r.member_id as member, ${kind}::text || ' of ' || r.${sql.raw(key)} || ': ' || r.amount || ' is not what journal '
      || r.journal_id || ' gave' as found
    from ${sql.raw(table)} r
    where ${within(sql`r.${sql.raw(key)}`, range)}
      and ${given(journalKey, kind, sql`r.member_id`)} is distinct from r.amount`,
})

/** Of what was given in money. */
export const rewardTies: readonly Tie[] = [
  claimed('daily'),
  claimed('weekly'),
  rewarded({
    table: 'quest_claims',
    name: 'quest',
    member: sql`r.member_id`,
    journalKey: sql`'quest:' || r.id`,
    kind: 'quest.credit',
    amount: sql`case when r.reward ->> 'kind' = 'credit' then (r.reward ->> 'amount')::bigint end`,
  }),
  rewarded({
    table: 'redemptions',
    name: 'redemption',
    member: sql`r.member_id`,
    journalKey: sql`'redemption:' || r.id || ':gift'`,
    kind: 'redemption.credit',
    amount: sql`case when r.kind = 'credit' then r.amount end`,
  }),
  rewarded({
    table: `(select s.*, p.kind, p.amount from wheel_spins s join wheel_prizes p on p.id = s.prize_id)`,
    name: 'spin',
    member: sql`r.member_id`,
    journalKey: sql`'wheel:' || r.id`,
    kind: 'wheel.credit',
    amount: sql`case when r.kind = 'credit' and r.collected_at is not null then r.amount end`,
  }),
  prize('poll_prizes', 'poll_id', 'poll.prize', sql`'poll:' || r.poll_id || ':' || r.member_id`),
  prize('yeekee_prizes', 'round_id', 'yeekee.prize', sql`'yeekee:' || r.round_id || ':prize:' || r.rank`),
]
