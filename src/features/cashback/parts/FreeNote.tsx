import { useQuery } from '@tanstack/react-query'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { walletsQuery } from '#src/data/member.ts'
import { cashback as words } from '#src/strings/cashback.ts'
import { Wallet } from '#src/ui/icons.ts'
import { Note } from '#src/ui/Note.tsx'

/** Where it goes, and when it can be withdrawn: at once, unless a promotion binds the main wallet. */
export function FreeNote() {
  const { data } = useQuery(walletsQuery())
  const main = data?.find((wallet) => wallet.wallet_type_id === MAIN_WALLET_TYPE)
  const promotion = main?.active_promotion_name ?? ''
  return <Note icon={<Wallet size={20} />}>{promotion === '' ? words.free : words.freeBound(promotion)}</Note>
}
