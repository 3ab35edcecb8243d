import { usePrefs } from '#src/stores/prefs.ts'
import { Money } from '#src/ui/Money.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import type { Badge } from './badges.ts'
import styles from './MenuBadge.module.css'

/** A tag for what is counted, the bare figure for money. */
export function MenuBadge({ badge }: { badge: Badge }) {
  const hidden = usePrefs((state) => state.moneyHidden)
  if ('satang' in badge)
    return <Money satang={badge.satang} tone="won" hidden={hidden} className={styles.money} />
  return <Tag tone={badge.tone}>{badge.text}</Tag>
}
