import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { lottoRates as words } from '#src/strings/lotto-rates.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChipRow } from '#src/ui/ChipRow.tsx'
import styles from './LotteryChips.module.css'
import type { RatesOfLottery } from './rates-of-lottery.ts'

interface LotteryChipsProps {
  lotteries: readonly RatesOfLottery[]
  current: string
}

export function LotteryChips({ lotteries, current }: LotteryChipsProps) {
  if (lotteries.length < 2) return null
  return (
    <ChipRow label={words.lotteries} className={styles.chips}>
      {lotteries.map(({ lottery_id: lottery, lottery_name: name, category_id: category }) => (
        <Chip
          key={lottery}
          as={Link}
          to={paths.lottoRates({ category, lottery })}
          replace
          preventScrollReset
          selected={lottery === current}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
