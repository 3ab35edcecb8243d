/** The member whose wallets are hammered: two of them, plenty of money, an account to withdraw to. */
import { connect, type Target } from '#server/db/connect.ts'
import { systemClock } from '#server/kit/clock.ts'
import { addMember, TEST_AGENT } from '#server/testing/people.ts'
import { depsOn } from '../deps.ts'

export const OPENING = 1_000_000_00

export interface Stage {
  readonly memberId: string
  readonly token: string
  readonly walletIds: readonly string[]
  readonly bankAccountId: string
  readonly channelId: string
  /** The last journal of the sandbox's own past. */
  readonly lastJournal: string
}

/** On a database that the sandbox has seeded and nobody has open. */
export async function setStage(target: Target): Promise<Stage> {
  const database = await connect(target)
  try {
    const wallet = { balance: OPENING, canDeposit: true }
    const member = await addMember(depsOn(database), {
      username: 'hammered',
      mobile: '0819999999',
      wallets: [wallet, { ...wallet, category: 'slot', type: 3 }],
    })
    return await database.script(async (exec) => {
      const idOf = async (text: string) => String((await exec(text))[0]!.id)
      // As often as the load asks for it, not three times a day.
      await exec(`insert into agent_settings (agent_code, config_key, val) values ('${TEST_AGENT}', 'withdraw_times', '100000')
        on conflict (agent_code, config_key) do update set val = excluded.val`)
      const bankAccountId = await idOf(
        `insert into member_bank_accounts (member_id, bank_id, bank_account_name, bank_account_no, created_at)
          values (${member.id}, 4, 'Given Family', '0000099999', to_timestamp(${systemClock.now()} / 1000.0)) returning id`,
      )
      const channelId = await idOf(`select id from payment_channels where kind = 'bank' limit 1`)
      const lastJournal = await idOf('select max(id) as id from ledger_journals')
      const { id: memberId, token, walletIds } = member
      return { memberId, token, walletIds, bankAccountId, channelId, lastJournal }
    })
  } finally {
    await database.close()
  }
}
