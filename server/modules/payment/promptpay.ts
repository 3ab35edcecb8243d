/** PromptPay codes: EMVCo merchant-presented, credit transfer to a proxy (tag 29) (domain.md §5.1). */
import { satang, toBaht } from '#contracts/money.ts'
import { tlv, withChecksum } from './tlv.ts'

const AID = 'A000000677010111'

/** Sub-tag of the proxy by its length: mobile 0066…, tax or national id, e-wallet. */
const proxyTags: Readonly<Record<number, string>> = { 13: '02', 15: '03' }

/** `0812345678` to `0066812345678`; anything else stays as it is. */
const proxyOf = (target: string) => (/^0\d{9}$/.test(target) ? `0066${target.slice(1)}` : target)

/**
 * A code that pays `target` (mobile, tax id, e-wallet id). With an amount in satang it is dynamic and the payer's app
 * fills it in; without one it is static.
 */
export function promptPay(target: string, amount?: number): string {
  const proxy = proxyOf(target)
  const tag = proxy.startsWith('0066') ? '01' : proxyTags[proxy.length]
  if (tag === undefined || !/^\d+$/.test(proxy)) throw new RangeError('not a PromptPay target')
  const parts = [
    tlv('00', '01'),
    tlv('01', amount === undefined ? '11' : '12'),
    tlv('29', tlv('00', AID) + tlv(tag, proxy)),
    tlv('53', '764'),
    amount === undefined ? '' : tlv('54', toBaht(satang(amount))),
    tlv('58', 'TH'),
  ]
  return withChecksum(parts.join(''), '63')
}
