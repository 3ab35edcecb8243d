import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { CategoryChips } from '#src/features/lotto-lobby/CategoryChips.tsx'
import { LottoTabs } from '#src/features/lotto-lobby/LottoTabs.tsx'
import { LottoRates } from '#src/features/lotto-rates/LottoRates.tsx'
import { categoryShown, readView } from '#src/features/lotto-rates/rates-url.ts'
import { paths } from '#src/lib/pages/paths.ts'
import styles from './LottoPage.module.css'

/** `/lotto/rates`: the category and the lottery stand in the address. */
export function LottoRatesPage() {
  const [search] = useSearchParams()
  const { data: lobby, isPending } = useQuery(lottoLobbyQuery())
  const view = readView(search)
  const category = categoryShown(view, lobby)
  return (
    <div className={styles.page}>
      <LottoTabs current="rates" />
      <CategoryChips current={category} addressOf={(id) => paths.lottoRates({ category: id })} />
      <div className={styles.part}>
        <LottoRates category={isPending ? null : category} lottery={view.lottery} />
      </div>
    </div>
  )
}
