import { useQuery } from '@tanstack/react-query'
import type { Promotion } from '#contracts/promotion.ts'
import { memberPromotionsQuery } from '#src/data/member-promotions.ts'
import { promotionsQuery } from '#src/data/promotions.ts'
import { useFound } from '#src/data/use-found.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'

interface PromotionLink {
  /** Of the address; null when it names none. */
  id: string | null
  member: boolean
  onFound: (promotion: Promotion) => void
  onMissing: () => void
}

/** Opens the promotion that the address names, once for each time that it does (`/promotions?id=5`). */
export function usePromotionLink({ id, member, onFound, onMissing }: PromotionLink): void {
  const visitors = useQuery({ ...promotionsQuery(), enabled: !member })
  const members = useQuery({ ...memberPromotionsQuery(), enabled: member })
  const { data } = member ? members : visitors
  useFound({
    id,
    list: data,
    idOf: (promotion) => promotion.promotion_agent_id,
    onFound,
    onMissing: () => {
      toast('info', words.notFound)
      onMissing()
    },
  })
}
