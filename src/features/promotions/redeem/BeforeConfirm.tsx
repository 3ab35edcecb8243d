import type { Promotion } from '#contracts/promotion.ts'
import type { PromotionTerms } from '#rules/promotion-terms.ts'
import { formatBaht } from '#rules/baht.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { asShown } from '#src/ui/words/joined.ts'
import styles from './RedeemForm.module.css'
import { gamesText } from '../parts/games-text.ts'

interface BeforeConfirmProps {
  promotion: Promotion
  terms: PromotionTerms
  /** Name of the chosen wallet. */
  wallet: string | undefined
}

/** What the promotion means for playing and withdrawing, before the member agrees (domain.md §8). */
export function BeforeConfirm({ promotion, terms, wallet }: BeforeConfirmProps) {
  const asksForPlay = terms.times !== 0
  const lines = asksForPlay
    ? [
        wallet ? words.bond(wallet) : words.bondAny,
        words.counts(gamesText(promotion.categorys)),
        ...(terms.validDays === null ? [] : [words.within(String(terms.validDays))]),
        ...(terms.maxWithdraw ? [words.most(formatBaht(terms.maxWithdraw, { whole: true }))] : []),
        words.cancelRule,
      ]
    : []
  return (
    <section className={styles.before} aria-labelledby="promotion-before">
      {lines.length > 0 && (
        <>
          <h3 id="promotion-before" className={styles.title}>
            {words.beforeTitle}
          </h3>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{asShown(line)}</li>
            ))}
          </ul>
        </>
      )}
      {terms.details.length > 0 && (
        <details className={styles.all}>
          <summary>{words.terms}</summary>
          <ul className={styles.lines}>
            {terms.details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <p apply="mt-8 muted">{words.agree}</p>
    </section>
  )
}
