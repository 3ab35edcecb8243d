import { formatBaht } from '#rules/baht.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import { Card } from '#src/ui/Card.tsx'
import { KeyValues } from '#src/ui/KeyValues.tsx'
import { Money } from '#src/ui/Money.tsx'
import type { Example } from './example.ts'
import styles from './ExampleCard.module.css'

export function ExampleCard({ example: { name, play, percent, earned } }: { example: Example }) {
  return (
    <Card pad>
      <h3 className={styles.title}>{words.example}</h3>
      <KeyValues
        items={[
          { label: words.examplePlay(name), value: formatBaht(play) },
          { label: words.exampleRate, value: words.times(words.percent(percent)) },
          { label: words.exampleEarned, value: <Money satang={earned} sign tone="won" />, strong: true },
        ]}
      />
    </Card>
  )
}
