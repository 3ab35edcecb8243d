import { cx } from '#src/lib/cx.ts'
import type { Slice } from './slice.ts'
import styles from '../WheelPart.module.css'

const RADIUS = 155
const LEAF =
  'M0 -16C5 -10 7 -5 0 4C-7 -5 -5 -10 0 -16ZM0 4C7 -3 12 -3 18 4C12 9 6 9 0 4ZM0 4C-7 -3 -12 -3 -18 4C-12 9 -6 9 0 4Z'

/** A slice around the top, `half` degrees to each side. */
function sliceOutline(half: number): string {
  const at = (half * Math.PI) / 180
  const [x, y] = [Math.sin(at) * RADIUS, -Math.cos(at) * RADIUS]
  return `M0 0L${-x.toFixed(1)} ${y.toFixed(1)}A${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`
}

/** Digits are drawn large, words as large as the slice holds. */
const sizeOf = ({ big }: Slice, count: number): number => {
  const room = Math.min(1, 10 / count)
  return Math.max(10, (/\p{L}/u.test(big) ? 16 : big.length > 5 ? 21 : 24) * room)
}

/** Slices as wide as each other: their chances are told beside the wheel. */
export function WheelSlices({ slices }: { slices: readonly Slice[] }) {
  const step = 360 / slices.length
  const outline = sliceOutline(step / 2)
  return slices.map((slice, index) => (
    <g
      key={slice.id}
      transform={`rotate(${index * step})`}
      className={cx(styles.slice, styles[slice.ground])}
    >
      <path d={outline} strokeWidth="1.4" className={styles.ground} />
      <text y="-110" textAnchor="middle" fontSize={sizeOf(slice, slices.length)} className={styles.big}>
        {slice.big}
      </text>
      <text
        y="-90"
        textAnchor="middle"
        fontSize={slice.small.length > 9 ? 11.5 : 13}
        className={styles.small}
      >
        {slice.small}
      </text>
      <path transform="translate(0 -65) scale(.46)" d={LEAF} className={styles.leaf} />
    </g>
  ))
}
