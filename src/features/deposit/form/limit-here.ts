/** A limit of deposits that this device keeps, where the platform has none (decision 093). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { satang } from '#contracts/money.ts'
import { type DepositOrder, generateQr } from '#contracts/payment.ts'
import { getProtection } from '#contracts/protection.ts'
import { formatBaht } from '#rules/baht.ts'
import { mostToAsk } from '#rules/protection/limits.ts'
import { ApiError } from '#src/api/api-error.ts'
import { ofMember } from '#src/data/query-key.ts'
import { protectionQuery } from '#src/data/protection/protection.ts'
import { here as words } from '#src/strings/protection/here.ts'
import { type DepositValues, toRequest } from './values.ts'

/** What the platform itself limits is refused by it; what cannot be asked now is no reason to refuse. */
async function ofDevice(client: QueryClient) {
  const known = await client.ensureQueryData(protectionQuery()).catch(() => null)
  return known?.here ? import('#src/data/protection/on-device.ts') : null
}

/** Throws what a platform would answer: how much may still be deposited, at the amount. */
export async function refuseOverLimitHere(client: QueryClient, values: DepositValues): Promise<void> {
  const left = (await ofDevice(client))?.depositLeftHere() ?? null
  if (left === null || toRequest(values).amount <= mostToAsk(left)) return
  const amount = words.depositOver(formatBaht(satang(mostToAsk(left))))
  throw new ApiError('invalid', { endpoint: generateQr.name, fields: { amount } })
}

/** An order was opened: from now on it counts. */
export async function noteDepositHere(client: QueryClient, order: DepositOrder): Promise<void> {
  ;(await ofDevice(client))?.depositHere(order)
}

/** The most that can be asked for, where this device keeps a limit; null elsewhere. */
export const limitHereQuery = () =>
  queryOptions({
    queryKey: ofMember(getProtection.name, 'deposit'),
    queryFn: async ({ client }) => {
      const left = (await ofDevice(client))?.depositLeftHere() ?? null
      return left === null ? null : satang(mostToAsk(left))
    },
    staleTime: 0,
  })
