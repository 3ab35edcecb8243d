import { type Control, useController } from 'react-hook-form'
import type { Promotion } from '#contracts/promotion.ts'
import { quote } from '#rules/promotion.ts'
import { plainFigure, termsOf } from '#rules/promotion-terms.ts'
import { formatAmount } from '#rules/baht.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { shell } from '#src/strings/shell.ts'
import { Checkbox } from '#src/ui/field/Checkbox.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './PromotionChoice.module.css'
import type { DepositValues } from './values.ts'

const words = deposit.promotion

interface PromotionFiguresProps {
  control: Control<DepositValues>
  promotion: Promotion
  /** As it is typed. */
  amount: string
}

/** What the choice means, before it is agreed to: turnover, what counts, and that withdrawing waits (domain.md §5.3). */
export function PromotionFigures({ control, promotion, amount }: PromotionFiguresProps) {
  const terms = termsOf(promotion.type_id, promotion.bundles)
  const sum = typedBaht(amount)
  const figures = sum && sum >= terms.minTransfer ? quote(terms, sum) : null
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'agreed' })
  const id = promotion.promotion_agent_id
  const whole = (value: number) => formatAmount(value, { whole: true })
  return (
    <div className={styles.figures}>
      <p apply="medium gold">
        {terms.fixedTransfer ? words.only(whole(terms.fixedTransfer)) : words.from(whole(terms.minTransfer))}
      </p>
      {figures && (
        <dl className={styles.sums}>
          <dt>{words.youDeposit}</dt>
          <dd>
            <Money satang={figures.transfer} />
          </dd>
          <dt>{words.youGet}</dt>
          <dd>
            <Money satang={figures.credit} tone="won" sign />
          </dd>
          <dt>{words.turnover}</dt>
          <dd>
            <Money satang={figures.turnover} />
            <span className={styles.formula}>
              {words.formula(whole(figures.transfer), whole(figures.credit), plainFigure(terms.times ?? 0))}
            </span>
          </dd>
          <dt>{words.counts}</dt>
          <dd>{gamesText(promotion.categorys)}</dd>
          {terms.maxWithdraw && (
            <>
              <dt>{words.maxWithdraw}</dt>
              <dd>
                <Money satang={terms.maxWithdraw} />
              </dd>
            </>
          )}
        </dl>
      )}
      <p apply="mb-8 small muted">{words.meaning}</p>
      <p apply="mb-8 small muted">{words.exact}</p>
      <Checkbox
        ref={ref}
        name={name}
        label={words.agree}
        checked={value === id}
        aria-invalid={fieldState.invalid}
        aria-describedby="deposit-agree-fault"
        onChange={(event) => onChange(event.target.checked ? id : '')}
        onBlur={onBlur}
      />
      <p id="deposit-agree-fault" aria-live="polite" apply="small lost">
        {fieldState.error?.message}
      </p>
    </div>
  )
}

const names: Readonly<Record<string, string>> = { ...shell.categories, lotto: shell.categories.lottery }

/** Which games count, in words: `slot,fishing`. A category we have no word for is left out, never guessed. */
function gamesText(categorys: string): string {
  const list = categorys
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (list.length === 0 || list.includes('all')) return deposit.promotion.everyGame
  return list.flatMap((one) => names[one] ?? []).join(' ') || deposit.promotion.everyGame
}
