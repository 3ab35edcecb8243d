import { type Bill, checkReceipt } from '#contracts/bills.ts'
import { isOffered } from '#src/api/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'

/** Where anybody can check a receipt, on the web whoever opens it; null where its code says nothing to others. */
export const checkLink = ({ check_code: code, public_check }: Bill): string | null =>
  public_check && code && isOffered(checkReceipt.name) ? location.origin + paths.lottoCheck(code) : null

/** Where a code is typed, as people read an address. */
export const checkAddress = (): string => location.host + paths.lottoCheck()
