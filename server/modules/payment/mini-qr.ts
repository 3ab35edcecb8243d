/** The mini QR of a Thai transfer slip: `00{00 000001, 01 bank code, 02 reference}, 51 TH, 91 checksum` (domain.md §5.2). */
import { hasChecksum, readTlv, tlv, withChecksum } from './tlv.ts'

export interface SlipCode {
  /** Sending bank, three digits of the Bank of Thailand. */
  readonly bankCode: string
  /** The bank's reference of the transfer. */
  readonly ref: string
}

/** What a slip's code says; null when it is no slip's code or was misread. */
export function readMiniQr(text: string): SlipCode | null {
  const code = text.trim()
  if (code.length > 200 || !hasChecksum(code, '91')) return null
  const outer = readTlv(code)
  const inner = readTlv(outer?.get('00') ?? '')
  const bankCode = inner?.get('01') ?? ''
  const ref = inner?.get('02') ?? ''
  if (outer?.get('51') !== 'TH' || inner?.get('00') !== '000001') return null
  return /^\d{3}$/.test(bankCode) && /^[A-Za-z0-9]{6,40}$/.test(ref) ? { bankCode, ref } : null
}

/** The code that a bank prints on its slip. */
export const miniQr = ({ bankCode, ref }: SlipCode): string =>
  withChecksum(tlv('00', tlv('00', '000001') + tlv('01', bankCode) + tlv('02', ref)) + tlv('51', 'TH'), '91')

/** One name for a transfer, whether a notice or a slip tells of it: references are the banks' own. */
export const txnIdOf = ({ bankCode, ref }: SlipCode): string => `${bankCode}:${ref}`
