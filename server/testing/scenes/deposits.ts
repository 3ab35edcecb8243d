/** For tests of deposits: a server with the sandbox's bank, and members who can deposit. */
import { memberBankAccounts } from '../../db/schema/member.ts'
import type { Deps } from '../../kit/deps.ts'
import { memberHandlers } from '../../modules/member/handlers.ts'
import { paymentHandlers } from '../../modules/payment/handlers.ts'
import { agentBankAccounts, agentTrueMoneyAccounts } from '../../db/schema/agent.ts'
import { sandboxGateway } from '#sandbox/bank/gateway.ts'
import { seedChannels } from '#sandbox/bank/seed.ts'
import type { MemberSpec, TestMember } from '../people.ts'
import { TEST_AGENT } from '../people.ts'
import type { TestOptions, TestServer } from '../test-server.ts'

export const depositOptions: TestOptions = {
  handlers: { ...paymentHandlers, ...memberHandlers },
  services: { payments: sandboxGateway },
  seed: async ({ database: { db } }: Deps) => {
    const agentCode = TEST_AGENT
    await seedChannels(db, agentCode)
    const account = { agentCode, bankAccountName: 'Payee' }
    await db.insert(agentBankAccounts).values([
      { ...account, bankId: 1, bankAccountNo: '0000000011', position: 0 },
      { ...account, bankId: 4, bankAccountNo: '0000000022', position: 1 },
    ])
    await db.insert(agentTrueMoneyAccounts).values({ agentCode, accountName: 'Payee', mobile: '0800000000' })
  },
}

let made = 0

/** A member with a bank account in a name of their own. */
export async function depositor(
  server: TestServer,
  spec: MemberSpec = {},
): Promise<TestMember & { name: string }> {
  const number = ++made
  const member = await server.member(spec)
  const name = `Given${number} Family${number}`
  await server.db.insert(memberBankAccounts).values({
    memberId: member.id,
    bankId: 4,
    bankAccountName: name,
    bankAccountNo: `00000${String(number).padStart(5, '0')}`,
    createdAt: server.clock.now(),
  })
  return { ...member, name }
}
