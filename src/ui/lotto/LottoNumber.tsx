interface LottoNumberProps {
  /** Its digits, zeros in front and all. */
  value: string
  className?: string | undefined
}

/** A number that is bet on or drawn: read aloud digit by digit, since "05" is no five and "527" no sum. */
export function LottoNumber({ value, className }: LottoNumberProps) {
  if (value === '') return null
  return (
    <span role="img" aria-label={[...value].join(' ')} className={className}>
      {value}
    </span>
  )
}
