import { useNavigate } from 'react-router'
import type { Promotion } from '#contracts/promotion.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { enter } from '#src/features/auth/enter.ts'
import { detailsDialog } from '#src/features/promotions/details-dialog.ts'
import { receivePromotion } from '#src/features/promotions/redeem-dialog.ts'
import { openShare } from '#src/features/share/open-share.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor, takeReturnTo } from '#src/stores/visit.ts'

/** From a ticket to its terms, to signing in, to receiving it: what the pages with promotions have in common. */
export function usePromotionFlow() {
  const navigate = useNavigate()
  const member = useSession((state) => state.user !== null)

  /** True when there is a member now. Signing in with LINE leaves the page, and comes back to this promotion. */
  async function isSignedIn(promotion: Promotion): Promise<boolean> {
    if (useSession.getState().user) return true
    askedFor(paths.promotions({ id: promotion.promotion_agent_id }))
    const entered = await enter('login')
    takeReturnTo()
    if (entered === 'forgot') await navigate(paths.forgot())
    return entered === 'signedIn'
  }

  async function receive(promotion: Promotion): Promise<void> {
    if (!(await isSignedIn(promotion))) return
    const result = await receivePromotion(promotion)
    if (result === 'deposit') await navigate(paths.memberDeposit({ promotion: promotion.promotion_agent_id }))
  }

  async function details(promotion: Promotion): Promise<void> {
    const { promotion_agent_id: id, promotion_name: title, description: text } = promotion
    const onShare = () => void openShare({ path: paths.promotions({ id }), title, text })
    const result = await open(detailsDialog, { promotion, member, onShare })
    if (result === 'receive') await receive(promotion)
  }

  return { member, receive, details }
}
