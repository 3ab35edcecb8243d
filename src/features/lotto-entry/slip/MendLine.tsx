import type { Satang } from '#contracts/money.ts'
import { formatBaht } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CircleAlert } from '#src/ui/icons.ts'
import styles from './SamePrice.module.css'
import type { SlipLine } from './slip-view.ts'

interface MendLineProps {
  view: SlipLine
  onMend: (amount: Satang | null) => void
}

const baht = (amount: number) => formatBaht(amount, { whole: true })

/** Below a line whose amount is not taken: by how much it is off, and the press that makes it right. */
export function MendLine({ view: { line, mend }, onMend }: MendLineProps) {
  const off = mend === null ? 0 : line.amount - mend
  const said = mend === null ? words.nothingTaken : off > 0 ? words.tooMuch(baht(off)) : words.tooLittle
  const act = mend === null ? words.takeOut : words.mendTo(baht(mend))
  return (
    <div className={styles.mend}>
      <CircleAlert size={18} apply="lost" />
      <span>{said}</span>
      <Button size="sm" data-mend="" aria-label={`${act} ${line.number}`} onClick={() => onMend(mend)}>
        {act}
      </Button>
    </div>
  )
}
