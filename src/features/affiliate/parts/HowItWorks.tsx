import { affiliate as words } from '#src/strings/affiliate.ts'
import { Card } from '#src/ui/Card.tsx'
import { Coins, Share2, UserPlus } from '#src/ui/icons.ts'
import styles from './HowItWorks.module.css'

const icons = [UserPlus, Share2, Coins] as const

export function HowItWorks() {
  return (
    <Card as="ol" className={styles.steps}>
      {words.steps.map(({ title, text }, index) => {
        const Icon = icons[index]!
        return (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.icon}>
              <Icon size={20} />
            </span>
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        )
      })}
    </Card>
  )
}
