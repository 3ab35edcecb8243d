/** The database itself, after the last server has let go of it. */
import { connect, type Target } from '#server/db/connect.ts'
import type { Exec } from '#server/db/database.ts'
import { operationId, scopeOf } from '#server/kit/idempotency.ts'
import { balanceOf, walletAccount } from '#server/ledger/accounts.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import type { Settled } from './settle.ts'
import type { Stage } from './stage.ts'

interface Told {
  readonly stage: Pick<Stage, 'memberId' | 'lastJournal'>
  readonly balances: ReadonlyMap<string, number>
  readonly carriedOut: readonly Settled[]
}

/** Journals of the load, named by what the clients know of them. */
const made = (
  lastJournal: string,
) => `select kind, case kind when 'game.round' then split_part(key, ':', 3) else split_part(key, ':', 2) end as name
  from ledger_journals where kind in ('game.round', 'wallet.transfer', 'withdraw') and id > ${lastJournal}`

const kinds = { round: 'game.round', transfer: 'wallet.transfer', withdrawal: 'withdraw', order: '' } as const

/** Each confirmed write has its journal, and no journal is there that nobody was told of. */
async function compareJournals(exec: Exec, { stage, carriedOut }: Told, faults: string[]): Promise<void> {
  const there = (await exec(made(stage.lastJournal))).map(
    ({ kind, name }) => `${String(kind)} ${String(name)}`,
  )
  const wanted = carriedOut
    .filter(({ kind }) => kind !== 'order')
    .map(
      ({ kind, key }) =>
        `${kinds[kind]} ${kind === 'round' ? key : operationId(scopeOf(stage.memberId), key)}`,
    )
  const known = new Set(there)
  const told = new Set(wanted)
  if (known.size !== there.length) faults.push(`${there.length - known.size} journals are there twice`)
  for (const one of wanted) if (!known.has(one)) faults.push(`lost: ${one}`)
  for (const one of there) if (!told.has(one)) faults.push(`nobody was told of: ${one}`)
}

/** Every journal since blocks are sealed has its place in the chain: one, since two are refused by the table's key. */
const SEALED: Readonly<Record<string, string>> = {
  'journals outside the chain': `select count(*) as n from ledger_journals j
    where j.xid is not null and not exists (select from ledger_links l where l.journal_id = j.id)`,
  'blocks that follow the same one': `select count(*) - count(distinct prev_hash) as n from ledger_blocks`,
}

/** The bank's side: what it was told to pay it paid once, and what it told of was credited once. */
const ABOUT_BANKS: Readonly<Record<string, string>> = {
  'withdrawals that never ended': `select count(*) as n from withdrawals where state not in ('done', 'refused')`,
  'withdrawals paid otherwise than the bank says': `select count(*) as n from withdrawals w
    left join sandbox_payouts p on p.reference = w.ref
    where p.reference is null or p.amount <> w.amount - w.fee`,
  'notices of the bank without their journal': `select count(*) as n from payment_events e
    where (select count(*) from ledger_journals j where j.key = 'deposit:' || e.txn_id) <> 1`,
}

export async function auditBooks(
  target: Target,
  told: Told,
): Promise<{ journals: number; faults: string[] }> {
  const database = await connect(target)
  try {
    const audit = await verifyLedger(database.db)
    const faults = audit.faults.map((fault) => `${fault.invariant} ${fault.text}`)
    for (const [id, expected] of told.balances) {
      const balance = await balanceOf(database.db, walletAccount(id))
      if (balance !== expected) faults.push(`wallet ${id} holds ${balance}, not ${expected}`)
    }
    await database.script(async (exec) => {
      await compareJournals(exec, told, faults)
      for (const [what, text] of Object.entries({ ...SEALED, ...ABOUT_BANKS })) {
        const count = Number((await exec(text))[0]!.n)
        if (count > 0) faults.push(`${count} ${what}`)
      }
    })
    return { journals: audit.journals, faults }
  } finally {
    await database.close()
  }
}
