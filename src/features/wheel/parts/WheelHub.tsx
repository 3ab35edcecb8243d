import styles from './WheelDrawing.module.css'

/** What stands still before the disc: the flower in the middle and the flame that points at the prize. */
export function WheelHub() {
  return (
    <svg viewBox="-204 -206 408 408" aria-hidden="true" className={styles.layer}>
      <circle r="48" className={styles.dark} />
      <circle r="46" className={styles.gold} />
      <circle r="41" className={styles.ring} />
      <circle r="36" className={styles.line} />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} className={styles.gold}>
          <path d="M0 -6C8 -10 11 -18 0 -31C-11 -18 -8 -10 0 -6Z" />
          <path d="M7 -7C12 -9 15 -13 16 -17C12 -16 8 -13 7 -7Z" />
        </g>
      ))}
      <circle r="6" strokeWidth="2" className={styles.point} />
      <g transform="translate(0 -182)">
        <path
          d="M0 44C-6 30 -22 20 -22 2C-22 -10 -12 -18 0 -20C12 -18 22 -10 22 2C22 20 6 30 0 44Z"
          strokeWidth="2.4"
          className={styles.point}
        />
        <path
          d="M0 26C-3 18 -11 12 -11 3C-11 -3 -6 -8 0 -9C6 -8 11 -3 11 3C11 12 3 18 0 26Z"
          className={styles.bright}
        />
      </g>
    </svg>
  )
}
