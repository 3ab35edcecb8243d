import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#rules/baht.ts'
import { pointsQuery, walletsQuery } from '#src/data/member.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { rankNames, rankOf } from '#src/data/rewards/vip.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { useSession } from '#src/stores/session.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { X } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import styles from '../MemberMenu.module.css'

export function MenuHead({ onClose }: { onClose: () => void }) {
  const user = useSession((state) => state.user)
  const rank = rankOf(user?.vipLevel ?? 0)
  return (
    <div data-surface="lacquer" className={styles.head}>
      <Motif name="spray" className={styles.spray} />
      <div apply="row start gap-12">
        <Avatar rank={rank} />
        <div apply="grow shrink">
          <p className={styles.name} data-autofocus="" tabIndex={-1}>
            {user?.username}
          </p>
          <p apply="small gold">{rankNames[rank]}</p>
        </div>
        <IconButton label={memberArea.closeMenu} className={styles.close} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      <MenuFigures />
    </div>
  )
}

/** Balance and points as they are known; a figure that is not known is a dash, never a zero. */
function MenuFigures() {
  const { data: wallets } = useQuery(walletsQuery())
  const { data: points } = useQuery(pointsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{memberArea.balance}</dt>
        <dd>{wallets ? <Money satang={totalBalance(wallets)} hidden={hidden} /> : '—'}</dd>
      </div>
      <div>
        <dt>{memberArea.withdrawableNow}</dt>
        <dd>{wallets ? <Money satang={withdrawableNow(wallets)} hidden={hidden} /> : '—'}</dd>
      </div>
      <div apply="text-right">
        <dt>{memberArea.pointsLabel}</dt>
        <dd>{points === undefined ? '—' : formatCount(points)}</dd>
      </div>
    </dl>
  )
}
