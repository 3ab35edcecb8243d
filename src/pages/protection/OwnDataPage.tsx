import { useNavigate } from 'react-router'
import { ClosingPart } from '#src/features/own-data/ClosingPart.tsx'
import { OwnData } from '#src/features/own-data/OwnData.tsx'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import styles from './protection.module.css'

/** `/member/data`: what is held about the member, and the end of it. */
export function OwnDataPage() {
  const navigate = useNavigate()
  return (
    <div className={cx(styles.page, styles.narrow)}>
      <div apply="grid gap-24">
        <ClosingPart onClosed={() => void navigate(paths.memberBreak())} />
        <OwnData />
      </div>
    </div>
  )
}
