import { bankPlate } from './bank-plate.ts'

interface BankBadgeProps {
  /** Short code, up to five letters; more are cut. */
  code: string
  /** Six-digit hex of the bank; anything else falls back to a neutral plate. */
  color?: string | null | undefined
  /** The bank's name, read aloud; '' when the name stands beside it. */
  label?: string
  size?: 36 | 40 | 44 | 56
  className?: string
}

const fontSizes = [22, 22, 19, 16, 12.6, 10.6]

/** The redented plate: three steps of 2.6 at each corner of a 46-unit square. */
const outline =
  'M8.8 1L39.2 1L39.2 3.6L41.8 3.6L41.8 6.2L44.4 6.2L44.4 8.8L47 8.8L47 39.2L44.4 39.2L44.4 41.8L41.8 41.8L41.8 44.4' +
  'L39.2 44.4L39.2 47L8.8 47L8.8 44.4L6.2 44.4L6.2 41.8L3.6 41.8L3.6 39.2L1 39.2L1 8.8L3.6 8.8L3.6 6.2L6.2 6.2L6.2 3.6L8.8 3.6Z'

/** Neutral bank badge: short code on the bank's colour, never a logo (design/README, bank badges). */
export function BankBadge({ code, color, label = code, size = 44, className }: BankBadgeProps) {
  const text = code.toUpperCase().slice(0, 5) || '?'
  const { plate, ink } = bankPlate(color)
  const fontSize = fontSizes[text.length] ?? 10.6
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={outline} fill={plate} />
      <path
        d={outline}
        transform="translate(2.6 2.6) scale(.892)"
        fill="none"
        stroke={ink}
        strokeOpacity=".35"
      />
      <text
        x="24"
        y={24 + fontSize * 0.355}
        textAnchor="middle"
        fontFamily="Anuphan,'Noto Sans Thai',system-ui,sans-serif"
        fontWeight="700"
        fontSize={fontSize}
        fill={ink}
      >
        {text}
      </text>
    </svg>
  )
}
