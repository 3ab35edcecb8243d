import { Link } from 'react-router'
import type { LottoResult } from '#contracts/lotto.ts'
import { paths } from '#src/lib/paths.ts'
import { bills as words } from '#src/strings/bill.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './ResultDigits.module.css'

/** What was drawn, above the bill that it decided. */
export function ResultDigits({ result }: { result: LottoResult }) {
  const digits = [
    { label: words.top, value: result.top3 },
    { label: words.bottom, value: result.bottom2 },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.result}>
      <div>
        <p className={styles.title}>{words.result(result.round.title)}</p>
        <dl className={styles.digits}>
          {digits.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TextLink as={Link} to={paths.lottoResults()} chevron>
        {words.allResults}
      </TextLink>
    </div>
  )
}
