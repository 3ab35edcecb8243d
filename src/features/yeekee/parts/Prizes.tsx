import type { YeekeeProof } from '#contracts/yeekee.ts'
import { formatCount } from '#rules/baht.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Card } from '#src/ui/Card.tsx'
import { List } from '#src/ui/List.tsx'
import { ListItem } from '#src/ui/ListItem.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Trophy } from '#src/ui/icons.ts'
import styles from './Prizes.module.css'

/** Who won by shooting. Ranks count from the newest shot. */
export function Prizes({ prizes }: { prizes: YeekeeProof['prizes'] }) {
  return (
    <section className={styles.prizes}>
      <h3>{yeekee.prizeTitle}</h3>
      {prizes.length === 0 ? (
        <p className={styles.none}>{yeekee.prizeNone}</p>
      ) : (
        <Card>
          <List>
            {prizes.map(({ rank, seq, name, amount }) => (
              <ListItem key={rank}>
                <ListRow
                  icon={<Trophy />}
                  title={yeekee.prizeLine(rank)}
                  note={yeekee.prizeSeq(name, formatCount(seq))}
                  value={<Money satang={amount} />}
                />
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </section>
  )
}
