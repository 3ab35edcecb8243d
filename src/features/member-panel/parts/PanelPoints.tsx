import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pointsQuery } from '#src/data/member.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/paths.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Gem } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './PanelPoints.module.css'

/** SHELL-3: points lead to the point shop. Points that could not be loaded say so; the shop asks for them again. */
export function PanelPoints() {
  const { data: points, isError } = useQuery(pointsQuery())
  return (
    <div className={styles.points}>
      <Link to={paths.redeem()} className={styles.count} aria-busy={points === undefined && !isError}>
        <Gem size={20} />
        {points !== undefined
          ? memberArea.points(formatCount(points))
          : isError
            ? memberArea.pointsUnknown
            : memberArea.points('…')}
      </Link>
      <TextLink as={Link} to={paths.redeem()} chevron>
        {memberArea.redeemPoints}
      </TextLink>
    </div>
  )
}
