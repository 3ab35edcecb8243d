import { formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { poll as words } from '#src/strings/poll.ts'
import { Check, Trophy } from '#src/ui/icons.ts'
import { ListItem } from '#src/ui/ListItem.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { ChoicePicture } from './ChoicePicture.tsx'
import styles from './ResultRow.module.css'

interface ResultRowProps {
  name: string
  image: string
  index: number
  votes: number
  percent: number
  /** The member's own votes for it. */
  own: number
  right: boolean
}

/** The figures in words, the bar beside them. */
export function ResultRow({ name, image, index, votes, percent, own, right }: ResultRowProps) {
  return (
    <ListItem className={cx(styles.row, own > 0 && styles.mine)}>
      <ChoicePicture image={image} index={index} className={styles.picture} />
      <div>
        <div className={styles.line}>
          <span className={styles.name}>
            {name}
            {own > 0 && (
              <Tag tone="gold" icon={<Check size={14} />}>
                {own > 1 ? words.mineTimes(own) : words.mine}
              </Tag>
            )}
            {right && (
              <Tag tone="won" icon={<Trophy size={14} />}>
                {words.right}
              </Tag>
            )}
          </span>
          <span className={styles.percent}>{words.percent(percent)}</span>
        </div>
        <ProgressBar value={percent} max={100} label={words.barOf(name)} className={styles.bar ?? ''} />
        <p className={styles.votes}>{words.votes(formatCount(votes))}</p>
      </div>
    </ListItem>
  )
}
