import type { LottoResult } from '#contracts/lotto.ts'
import { drawnOf } from './prizes.ts'
import styles from './Prizes.module.css'

/** As drawn: the main prize large, the others side by side under it. */
export function Prizes({ result }: { result: LottoResult }) {
  const { lead, beside } = drawnOf(result)
  return (
    <div className={styles.prizes}>
      {lead && (
        <dl>
          <dt className={styles.name}>{lead.name}</dt>
          <dd className={styles.first}>{lead.numbers.join(' ')}</dd>
        </dl>
      )}
      <dl className={styles.beside}>
        {beside.map(({ name, numbers }) => (
          <div key={name} className={styles.prize}>
            <dt className={styles.name}>{name}</dt>
            {numbers.map((number, index) => (
              <dd key={index} className={numbers.length === 1 ? styles.single : styles.number}>
                {number}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
