import type { RedemptionItem } from '#contracts/redemption.ts'
import { formatAmount, formatBaht, formatCount } from '#rules/baht.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import styles from './RedeemForm.module.css'
import type { Calc } from './use-calc.ts'

interface CalcBoxProps {
  item: RedemptionItem
  quantity: number
  calc: Calc
}

/** What it would cost by the server's figures, or its reason why not. */
export function CalcBox({ item, quantity, calc: { data, fault, waiting, failed, again } }: CalcBoxProps) {
  return (
    <div apply="grid gap-12 mt-16" aria-live="polite" aria-busy={waiting}>
      {fault !== null && <Note tone="lost">{fault}</Note>}
      {failed && (
        <Note tone="lost">
          {words.calcFailed}{' '}
          <Button tone="text" size="sm" onClick={again}>
            {shell.retry}
          </Button>
        </Note>
      )}
      <Framed hair className={styles.box}>
        <dl className={styles.figures}>
          <dt>{words.have}</dt>
          <dd>{data ? formatCount(data.points_now) : '…'}</dd>
          <dt>{words.use(formatCount(item.points), formatCount(quantity))}</dt>
          <dd>−{formatCount(item.points * quantity)}</dd>
          <dt className={styles.rest}>{words.rest}</dt>
          <dd className={styles.rest}>{data ? formatCount(data.points_left) : '…'}</dd>
          <Given item={item} quantity={quantity} credit={data?.credit} turnover={data?.turnover} />
        </dl>
      </Framed>
    </div>
  )
}

interface GivenProps extends Omit<CalcBoxProps, 'calc'> {
  credit: number | undefined
  turnover: number | undefined
}

function Given({ item: { reward }, quantity, credit, turnover }: GivenProps) {
  if (reward.kind !== 'credit')
    return (
      <>
        <dt>{words.receive}</dt>
        <dd className={styles.given}>{pieces(reward.kind, (reward.count ?? 1) * quantity)}</dd>
      </>
    )
  const one = reward.amount ?? 0
  const times = one > 0 ? (reward.turnover ?? 0) / one : 0
  return (
    <>
      <dt>{words.credit(formatAmount(one, { whole: true }), formatCount(quantity))}</dt>
      <dd className={styles.credit}>
        {credit === undefined ? '…' : <Money satang={credit} sign tone="won" />}
      </dd>
      <dt>{times > 0 ? words.turnover(formatCount(times)) : words.noTurnover}</dt>
      <dd>{times === 0 ? words.notNeeded : turnover === undefined ? '…' : formatBaht(turnover)}</dd>
    </>
  )
}

function pieces(kind: RedemptionItem['reward']['kind'], count: number): string {
  if (kind === 'wheel_spins') return words.spins(formatCount(count))
  return kind === 'points' ? words.countPoints(formatCount(count)) : words.pieces(formatCount(count))
}
