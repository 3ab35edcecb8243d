import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { ChevronRight } from '#src/ui/icons.ts'
import styles from './RoundCrumb.module.css'

/** Where one is, on wide pages. */
export function RoundCrumb({ name }: { name: string }) {
  return (
    <nav aria-label={words.breadcrumb} className={styles.crumb}>
      <Link to={paths.lottoLobby()}>{words.lottery}</Link>
      <ChevronRight size={16} />
      <span aria-current="page">{name}</span>
    </nav>
  )
}
