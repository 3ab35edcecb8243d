import { cx } from '#src/lib/cx.ts'
import { Crown, User } from '../icons.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** SHELL-3: line for a guest, outline for gold, solid with a second ring for hero. */
  rank?: 'guest' | 'gold' | 'hero'
  /** Read aloud; without it the avatar is decoration beside the name. */
  label?: string
  className?: string
}

export function Avatar({ rank = 'guest', label, className }: AvatarProps) {
  return (
    <span
      className={cx(styles.avatar, rank !== 'guest' && styles[rank], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {rank === 'guest' ? <User size={22} /> : <Crown size={rank === 'hero' ? 20 : 22} />}
    </span>
  )
}
