import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { LottoTabs } from '#src/features/lotto-lobby/LottoTabs.tsx'
import { LottoPast } from '#src/features/lotto-results/LottoPast.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './LottoPage.module.css'

/** `/lotto/past/:lotteryId`: what one lottery has drawn; without one, the first of the lobby. */
export function LottoPastPage() {
  const { lotteryId } = useParams()
  const navigate = useNavigate()
  const { data: lobby, isPending } = useQuery(lottoLobbyQuery())
  const known = lobby?.categories.flatMap(({ category_id, name }) => {
    const lotteries = lobby.lotteries.filter((one) => one.category_id === category_id)
    return lotteries.length === 0 ? [] : [{ name, lotteries }]
  })
  const shown = lotteryId ?? known?.[0]?.lotteries[0]?.lottery_id
  return (
    <div className={styles.page}>
      <LottoTabs current="past" />
      <div className={styles.part}>
        <div apply="within-560 amid">
          {known && shown !== undefined && (
            <Field label={words.lottery}>
              <Select
                value={shown}
                onChange={({ target }) => void navigate(paths.lottoPast(target.value), { replace: true })}
              >
                {!lobby?.lotteries.some(({ lottery_id: id }) => id === shown) && (
                  <option value={shown}>{words.lottery}</option>
                )}
                {known.map(({ name, lotteries }) => (
                  <optgroup key={name} label={name}>
                    {lotteries.map((one) => (
                      <option key={one.lottery_id} value={one.lottery_id}>
                        {one.name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            </Field>
          )}
          {shown !== undefined && <LottoPast lotteryId={shown} />}
          {shown === undefined && isPending && (
            <LoadingRegion apply="grid gap-16">
              <Skeleton shape="field" />
              <Skeleton shape="row" count={8} />
            </LoadingRegion>
          )}
        </div>
      </div>
    </div>
  )
}
