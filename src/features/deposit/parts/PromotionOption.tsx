import { RadioCard } from '#src/ui/RadioCard.tsx'
import styles from './PromotionChoice.module.css'

interface PromotionOptionProps {
  name: string
  note: string
  checked: boolean
  onChoose: () => void
}

export function PromotionOption({ name, note, checked, onChoose }: PromotionOptionProps) {
  return (
    <RadioCard first name="deposit-promotion" checked={checked} selected={checked} onChange={onChoose}>
      <span>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </RadioCard>
  )
}
