import type { PollConfig } from '#contracts/poll.ts'
import { cx } from '#src/lib/cx.ts'
import { RadioCard } from '#src/ui/choice/RadioCard.tsx'
import { ChoicePicture } from './ChoicePicture.tsx'
import styles from './Choices.module.css'

interface ChoicesProps {
  poll: PollConfig
  /** Id of the chosen one. */
  chosen: string | null
  disabled: boolean
  onChoose: (id: string) => void
}

/** One of several, on cards that are pressed as a whole. */
export function Choices({ poll, chosen, disabled, onChoose }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {poll.choices.map(({ choice_id: id, name, image }, index) => (
        <RadioCard
          key={id}
          name="choice"
          value={id}
          checked={id === chosen}
          selected={id === chosen}
          disabled={disabled}
          className={cx(styles.choice, id === chosen && styles.chosen)}
          onChange={() => onChoose(id)}
        >
          <ChoicePicture image={image} index={index} className={styles.picture} />
          <span className={styles.name}>{name}</span>
        </RadioCard>
      ))}
    </div>
  )
}
