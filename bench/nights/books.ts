/** What the nights must have given, worked out by the database from the play, not by the rules' own code. */
import { connect, type Target } from '#server/db/connect.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import { PER_POINT } from './stage.ts'

const perPoint = Object.entries(PER_POINT)
  .map(([category, satang]) => `when '${category}' then ${satang}`)
  .join(' ')

const POINTS = `select member_id, day, sum(floor(staked / case category ${perPoint} end))::bigint as due
  from play_days where not bound group by member_id, day`

/** 5 % of slots and 4 % of casino where they lost, at least 1 baht in all, at most 3,000. */
const CASHBACK = `select member_id, day, case when sum(due) < 100 then 0 else least(sum(due), 300000) end as due
  from (select member_id, day, case when bound or returned >= staked then 0
      else floor((staked - returned) * case category when 'slot' then 500 when 'casino' then 400 else 0 end / 10000.0)
    end as due from play_days) lines
  group by member_id, day`

/** Basis points by level and category, three levels up; rounded down friend by friend. */
const COMMISSION = `with recursive above as (
    select id as friend, referred_by as who, 1 as level from members where referred_by is not null
    union all
    select friend, m.referred_by, level + 1 from above join members m on m.id = above.who
    where m.referred_by is not null and level < 3)
  select who as member_id, sum(floor(p.staked * (case p.category
      when 'lotto' then array[80, 30, 10] when 'slot' then array[50, 20, 10] else array[30, 10, 5] end)[level]
      / 10000.0))::bigint as due
  from above join play_days p on p.member_id = above.friend and not p.bound group by who`

const differing = (due: string, given: string, on: string) =>
  `select count(*) as n from (${due}) due full join (${given}) given on ${on}
    where coalesce(due.due, 0) <> coalesce(given.given, 0)`

const byDay = 'given.member_id = due.member_id and given.day = due.day'

const FAULTS: Readonly<Record<string, string>> = {
  'days of points otherwise than the play says': differing(
    POINTS,
    `select member_id, substr(key, 6)::date as day, sum(amount) as given from point_movements
      where kind = 'play' group by member_id, key`,
    byDay,
  ),
  'days of cashback otherwise than the play says': differing(
    CASHBACK,
    `select member_id, from_day as day, sum(amount) as given from cashbacks where kind = 'daily'
      group by member_id, from_day`,
    byDay,
  ),
  'accounts of commission otherwise than the play says': differing(
    COMMISSION,
    `select member_id, balance as given from affiliate_accounts`,
    'given.member_id = due.member_id',
  ),
  'nights that are not done': `select count(*) as n from nightly_runs where done_at is null`,
}

export interface Audit {
  /** Movements of points, days of cashback, lines of commission. */
  readonly given: number
  readonly faults: readonly string[]
}

export async function auditNights(target: Target): Promise<Audit> {
  const database = await connect(target)
  try {
    const audit = await verifyLedger(database.db)
    const faults = audit.faults.map((fault) => `${fault.invariant} ${fault.text}`)
    return await database.script(async (exec) => {
      const count = async (text: string) => Number((await exec(text))[0]!.n)
      for (const [what, text] of Object.entries(FAULTS)) {
        const found = await count(text)
        if (found > 0) faults.push(`${found} ${what}`)
      }
      const given = await count(`select (select count(*) from point_movements where kind = 'play')
        + (select count(*) from cashbacks) + (select count(*) from affiliate_transactions) as n`)
      return { given, faults }
    })
  } finally {
    await database.close()
  }
}
