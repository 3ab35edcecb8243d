/** The agent's deposit channels. On their own, so that a sandbox of an earlier release gets them too. */
import '../not-in-production.ts'
import { eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import type { ChannelKind } from '#contracts/payment.ts'
import { paymentChannels } from '#server/db/schema/payment.ts'
import type { Tx } from '#server/db/types.ts'
import { bankWords } from '../strings/bank.ts'

const baht = (amount: number) => satang(amount * 100)
const quickAmounts = [100, 300, 500, 1000, 2000, 5000].map(baht)

const most: Readonly<Record<ChannelKind, number>> = { qr: 200_000, bank: 500_000, truemoney: 20_000 }

export async function seedChannels(tx: Tx, agentCode: string): Promise<void> {
  const [known] = await tx
    .select({ id: paymentChannels.id })
    .from(paymentChannels)
    .where(eq(paymentChannels.agentCode, agentCode))
    .limit(1)
  if (known) return
  await tx.insert(paymentChannels).values(
    (['qr', 'bank', 'truemoney'] as const).map((kind, position) => ({
      agentCode,
      kind,
      ...bankWords.channels[kind],
      minAmount: baht(100),
      maxAmount: baht(most[kind]),
      quickAmounts,
      position,
    })),
  )
}
