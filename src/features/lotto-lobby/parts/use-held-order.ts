/**
 * The order of the wall while it is looked at: a round that closes stays where it is and says so. Were its row to go, another would come under the finger
 * that is about to press.
 */
import { useEffect, useState } from 'react'
import type { Lottery } from '#contracts/lotto.ts'
import type { Group } from './groups.ts'

interface Held {
  readonly by: string
  readonly groups: readonly { key: string; title: string; ids: readonly string[] }[]
}

/** Each time the page is looked at again. */
function useLooks(): number {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setLooks((before) => before + 1)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return looks
}

/** `groups` as they were arranged when `by` was last another, with their lotteries as they are now. */
export function useHeldOrder(
  groups: readonly Group[],
  lotteries: readonly Lottery[],
  by: string,
): readonly Group[] {
  const looks = useLooks()
  const now = `${looks} ${by}`
  const [held, setHeld] = useState<Held>({ by: '', groups: [] })
  if (held.by === now) {
    const known = new Map(lotteries.map((one) => [one.lottery_id, one]))
    return held.groups.map(({ ids, ...group }) => ({
      ...group,
      lotteries: ids.flatMap((id) => known.get(id) ?? []),
    }))
  }
  setHeld({
    by: now,
    groups: groups.map(({ key, title, lotteries }) => ({
      key,
      title,
      ids: lotteries.map(({ lottery_id }) => lottery_id),
    })),
  })
  return groups
}
