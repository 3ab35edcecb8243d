import type { LottoResult } from '#contracts/lotto.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from '../RoundHeader.module.css'

/** The draw before: the first prize where there is one. */
export function LastResult({ result }: { result: LottoResult }) {
  const first = result.prizes.find(({ key }) => key === 'first')?.numbers[0]
  return (
    <dl className={styles.last}>
      <div>
        <dt>{first ? words.lastFirst : words.lastTop}</dt>
        <dd>
          <LottoNumber value={first ?? result.top3} />
        </dd>
      </div>
      {result.bottom2 && (
        <div>
          <dt>{words.lastBottom}</dt>
          <dd>
            <LottoNumber value={result.bottom2} />
          </dd>
        </div>
      )}
    </dl>
  )
}
