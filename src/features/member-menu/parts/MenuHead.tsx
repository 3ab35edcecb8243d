import { rankNames, rankOf } from '#src/data/vip.ts'
import { useSession } from '#src/stores/session.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { X } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './MenuHead.module.css'
import { MenuFigures } from './MenuFigures.tsx'

export function MenuHead({ onClose }: { onClose: () => void }) {
  const user = useSession((state) => state.user)
  const rank = rankOf(user?.vipLevel ?? 0)
  return (
    <div data-surface="lacquer" className={styles.head}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.who}>
        <Avatar rank={rank} />
        <div className={styles.text}>
          <p className={styles.name} data-autofocus="" tabIndex={-1}>
            {user?.username}
          </p>
          <p className={styles.rank}>{rankNames[rank]}</p>
        </div>
        <IconButton label={memberArea.closeMenu} className={styles.close} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      <MenuFigures />
    </div>
  )
}
