import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { pointsQuery } from '#src/data/member.ts'
import { rankNames, rankOf } from '#src/data/vip.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/paths.ts'
import { hideMoney, usePrefs } from '#src/stores/prefs.ts'
import { useSession } from '#src/stores/session.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Framed } from '#src/ui/Framed.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Eye, EyeOff, Gem } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/Motif.tsx'
import { NavBalance } from './NavBalance.tsx'
import styles from './NavPanel.module.css'

/** Who is signed in, the balance and the points: SHELL-3 in the width of the side navigation. */
export function NavPanel() {
  const user = useSession((state) => state.user)
  const { data: points, isError } = useQuery(pointsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const rank = rankOf(user?.vipLevel ?? 0)
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.who}>
        <Avatar rank={rank} />
        <div className={styles.words}>
          <p className={styles.name}>{user?.username}</p>
          <p className={styles.rank}>{rankNames[rank]}</p>
        </div>
        <IconButton
          label={hidden ? memberArea.showMoney : memberArea.hideMoney}
          aria-pressed={hidden}
          className={styles.hide}
          onClick={() => hideMoney(!hidden)}
        >
          {hidden ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      </div>
      <NavBalance />
      <Link to={paths.redeem()} className={styles.points}>
        <Gem size={18} />
        {points !== undefined
          ? memberArea.points(formatCount(points))
          : isError
            ? memberArea.pointsUnknown
            : memberArea.points('…')}
      </Link>
    </Framed>
  )
}
