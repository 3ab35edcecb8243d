import styles from './PromotionChoice.module.css'

interface PromotionOptionProps {
  name: string
  note: string
  checked: boolean
  onChoose: () => void
}

export function PromotionOption({ name, note, checked, onChoose }: PromotionOptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="deposit-promotion"
        checked={checked}
        className={styles.radio}
        onChange={onChoose}
      />
      <span>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  )
}
