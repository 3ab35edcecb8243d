import type { StatementLine } from '#contracts/statement.ts'
import { formatTime } from '#src/lib/time.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { Amount } from './Amount.tsx'
import { KindIcon } from './KindIcon.tsx'
import styles from './LineTable.module.css'
import { StateMark } from './StateMark.tsx'

interface TableRowProps {
  line: StatementLine
  onShow: (line: StatementLine) => void
}

/** A movement in the table; its title opens the whole of it. */
export function TableRow({ line, onShow }: TableRowProps) {
  const isIn = line.amount > 0
  const title = (
    <button type="button" apply="row middle full tap gap-12" onClick={() => onShow(line)}>
      <span className={styles.icon}>
        <KindIcon kind={line.kind} size={18} />
      </span>
      <span apply="shrink">
        <span className={styles.title}>{line.title}</span>
        <span className={styles.wallet}>{line.wallet_name}</span>
      </span>
    </button>
  )
  return (
    <tr className={styles.row}>
      <td className={styles.time}>{formatTime(line.at)}</td>
      <td>{title}</td>
      <td className={styles.ref}>{line.ref}</td>
      <td className={styles.right}>{isIn && <Amount line={line} />}</td>
      <td className={styles.right}>{!isIn && <Amount line={line} />}</td>
      <td className={styles.right}>
        {line.balance == null ? (
          <>
            <VisuallyHidden>{statement.noBalance}</VisuallyHidden>
            <span aria-hidden="true">–</span>
          </>
        ) : (
          <Money satang={line.balance} className={styles.balance} />
        )}
      </td>
      <td className={styles.right}>
        <StateMark line={line} checked />
      </td>
    </tr>
  )
}
