import styles from './CoolDownRing.module.css'

const RADIUS = 8
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the pause is left, 1 to 0; the seconds stand beside it. */
export function CoolDownRing({ share }: { share: number }) {
  const gone = LENGTH * (1 - Math.min(1, Math.max(0, share)))
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.ring}>
      <circle cx="10" cy="10" r={RADIUS} className={styles.track} />
      <circle
        cx="10"
        cy="10"
        r={RADIUS}
        className={styles.left}
        strokeDasharray={LENGTH}
        strokeDashoffset={gone}
      />
    </svg>
  )
}
