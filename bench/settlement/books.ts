/** What the draw of the stage must have paid, worked out by the database from the lines, not by the rules' own code. */
import { connect, type Target } from '#server/db/connect.ts'
import { verifyLedger } from '#server/ledger/verify.ts'

const DUE = `select bill_id, sum(case
    when bet_type = 'top3' and number = '456' or bet_type = 'top2' and number = '56'
      or bet_type = 'bottom2' and number = '90' or bet_type = 'run_top' and number in ('4', '5', '6')
    then amount * rate / 100 else 0 end) as due
  from lotto_lines group by bill_id`

const FAULTS: Readonly<Record<string, string>> = {
  'bills that are still pending': `select count(*) as n from lotto_bills where state = 'pending'`,
  'lines that are still pending': `select count(*) as n from lotto_lines where state = 'pending'`,
  'bills paid otherwise than the draw says': `select count(*) as n from lotto_bills bill
    join (${DUE}) it on it.bill_id = bill.id
    where bill.won <> it.due or bill.state <> case when it.due > 0 then 'won' else 'lost' end`,
  'won bills without their one journal': `select count(*) as n from lotto_bills bill where bill.won > 0 and
    (select array_agg(p.amount) from ledger_journals j join ledger_postings p on p.journal_id = j.id
      where j.kind = 'lotto.win' and j.memo = bill.bill_no and p.account_id = 'wallet:' || bill.wallet_id)
    is distinct from array[bill.won]`,
  'journals of bills that won nothing': `select count(*) as n from ledger_journals j
    join lotto_bills bill on bill.bill_no = j.memo where j.kind = 'lotto.win' and bill.won = 0`,
  'rounds that are not settled': `select count(*) as n from lotto_rounds where state <> 'settled'`,
}

export async function auditBills(
  target: Target,
): Promise<{ won: number; journals: number; faults: string[] }> {
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
      const won = await count(`select count(*) as n from lotto_bills where state = 'won'`)
      return { won, journals: audit.journals, faults }
    })
  } finally {
    await database.close()
  }
}
