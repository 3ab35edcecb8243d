import { useQuery } from '@tanstack/react-query'
import type { RedemptionItem } from '#contracts/redemption.ts'
import { memberShopQuery, shopQuery } from '#src/data/rewards/redemption.ts'
import { useFound } from '#src/data/use-found.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'

interface ItemLink {
  /** Of the address; null when it names none. */
  id: string | null
  member: boolean
  onFound: (item: RedemptionItem) => void
  onMissing: () => void
}

/** Opens the item that the address names, once for each time that it does (`/redeem?item=5`). */
export function useItemLink({ id, member, onFound, onMissing }: ItemLink): void {
  const visitors = useQuery({ ...shopQuery(), enabled: !member })
  const members = useQuery({ ...memberShopQuery(), enabled: member })
  const { data } = member ? members : visitors
  useFound({
    id,
    list: data,
    idOf: (item) => item.item_id,
    onFound,
    onMissing: () => {
      toast('info', words.notFound)
      onMissing()
    },
  })
}
