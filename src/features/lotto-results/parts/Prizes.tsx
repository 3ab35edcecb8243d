import type { LottoResult } from '#contracts/lotto.ts'
import { drawnOf } from './prizes.ts'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from './Prizes.module.css'

/** As drawn: the main prize large, the others side by side under it. */
export function Prizes({ result }: { result: LottoResult }) {
  const { lead, beside } = drawnOf(result)
  return (
    <div apply="text-centre">
      {lead && (
        <dl>
          <dt apply="small muted">{lead.name}</dt>
          <dd className={styles.first}>
            {lead.numbers.map((number, index) => (
              <span key={index}>
                {index > 0 && ' '}
                <LottoNumber value={number} />
              </span>
            ))}
          </dd>
        </dl>
      )}
      <dl apply="grid beside pt-12 gold-edge-above even-columns mt-10">
        {beside.map(({ name, numbers }) => (
          <div key={name} className={styles.prize}>
            <dt apply="small muted">{name}</dt>
            {numbers.map((number, index) => (
              <dd key={index} className={numbers.length === 1 ? styles.single : styles.number}>
                <LottoNumber value={number} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
