import styles from './WheelDrawing.module.css'

const FLAMES = 36
const BEADS = 40
const times = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count)

/** What stands still behind the disc: the krachang edge and the beaded ring. */
export function WheelRim() {
  return (
    <svg viewBox="-204 -206 408 408" aria-hidden="true" className={styles.layer}>
      {times(FLAMES).map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -170)`}>
          <path
            d="M-14 0C-14 -8.8 -5.9 -12 0 -26C5.9 -12 14 -8.8 14 0Z"
            strokeWidth="1.4"
            className={styles.flame}
          />
          <path d="M0 -2C3.6 -5 3.6 -9 0 -15C-3.6 -9 -3.6 -5 0 -2Z" className={styles.gold} />
        </g>
      ))}
      <circle r="172" className={styles.gold} />
      <circle r="168" className={styles.ring} />
      <circle r="158" className={styles.gold} />
      {times(BEADS).map((angle, index) => (
        <circle
          key={angle}
          transform={`rotate(${angle})`}
          cy="-163"
          r={index % 2 === 0 ? 2.6 : 1.6}
          className={styles.bright}
        />
      ))}
    </svg>
  )
}
