/** A bank for tests that pays out when it is told to, and keeps count. */
import { memberBankAccounts } from '../../db/schema/member.ts'
import type { Db } from '../../db/types.ts'
import type { PayoutAnswer, PayoutBank, PayoutOrder } from '../../kit/services/payouts.ts'

export interface TestBank extends PayoutBank {
  /** Orders as they came in; the same one again is here again. */
  readonly sent: PayoutOrder[]
  /** What it says from now on, to whatever it knows. */
  says(answer: PayoutAnswer): void
  /** Its next `times` answers get lost, after it took the order. */
  goesSilent(times?: number): void
  /** The next order does not reach it, though the sender sees only a timeout. */
  losesNext(): void
  forget(): void
}

export function testBank(): TestBank {
  const sent: PayoutOrder[] = []
  let answer: PayoutAnswer = { state: 'done' }
  let silent = 0
  let lost = false
  const reply = async (): Promise<PayoutAnswer> => {
    if (silent === 0) return answer
    silent--
    throw new Error('timeout')
  }
  return {
    sent,
    says: (next) => void (answer = next),
    goesSilent: (times = 1) => void (silent = times),
    losesNext: () => void (lost = true),
    forget: () => {
      sent.length = 0
      answer = { state: 'done' }
      silent = 0
      lost = false
    },
    send: async (_, order) => {
      if (lost) {
        lost = false
        throw new Error('timeout')
      }
      sent.push(order)
      return reply()
    },
    ask: async (_, reference) =>
      sent.some((order) => order.reference === reference) ? reply() : { state: 'absent' },
  }
}

let made = 0

/** Gives a member a bank account; answers its id. */
export async function addBankAccount(db: Db, memberId: string): Promise<string> {
  const [row] = await db
    .insert(memberBankAccounts)
    .values({
      memberId,
      bankId: 4,
      bankAccountName: 'Tester',
      bankAccountNo: `0009${String(++made).padStart(6, '0')}`,
      createdAt: 0,
    })
    .returning({ id: memberBankAccounts.id })
  return row!.id
}
