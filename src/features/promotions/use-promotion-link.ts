import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Promotion } from '#contracts/promotion.ts'
import { memberPromotionsQuery } from '#src/data/member-promotions.ts'
import { promotionsQuery } from '#src/data/promotions.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { promotions as words } from '#src/strings/promotions.ts'

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
  const opened = useRef<string | null>(null)

  const follow = useEffectEvent((wanted: string, list: readonly Promotion[]) => {
    const promotion = list.find((one) => one.promotion_agent_id === wanted)
    if (promotion) return onFound(promotion)
    toast('info', words.notFound)
    onMissing()
  })
  useEffect(() => {
    if (id === opened.current || (id !== null && !data)) return
    opened.current = id
    if (id !== null && data) follow(id, data)
  }, [id, data])
}
