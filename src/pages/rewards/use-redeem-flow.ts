import { useNavigate } from 'react-router'
import type { RedemptionItem } from '#contracts/redemption.ts'
import { enter } from '#src/features/auth/enter.ts'
import { redeemItemOf } from '#src/features/redeem/redeem-dialog.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor, takeReturnTo } from '#src/stores/visit.ts'

/** From a good to signing in, to redeeming it, to where the member wants to go with it. */
export function useRedeemFlow() {
  const navigate = useNavigate()

  /** True when there is a member now. Signing in with LINE leaves the page, and comes back to `path`. */
  async function signIn(path: string): Promise<boolean> {
    if (useSession.getState().user) return true
    askedFor(path)
    const entered = await enter('login')
    takeReturnTo()
    if (entered === 'forgot') await navigate(paths.forgot())
    return entered === 'signedIn'
  }

  async function redeem(item: RedemptionItem): Promise<void> {
    if (!(await signIn(paths.redeem({ item: item.item_id })))) return
    const next = await redeemItemOf(item)
    if (next === 'history') await navigate(paths.redeem({ view: 'history' }))
    if (next === 'wheel') await navigate(paths.memberWheel())
  }

  return { signIn, redeem }
}
