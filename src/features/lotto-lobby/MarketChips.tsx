import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { Clock, Heart } from '#src/ui/icons.ts'
import { type Filter, filters, type LottoView } from './lobby-url.ts'

const icons: Partial<Record<Filter, ComponentType>> = { closing: Clock, favourites: Heart }

interface MarketChipsProps {
  view: Pick<LottoView, 'category' | 'filter'>
  className?: string | undefined
}

/** What of the market is shown: all, what a filter leaves, or one of the platform's categories. Each is a link to the page as it is then. */
export function MarketChips({ view: { category, filter }, className }: MarketChipsProps) {
  const { data } = useQuery(lottoLobbyQuery())
  const link = (name: string, to: string, on: boolean, Icon?: ComponentType) => (
    <Chip
      key={to}
      as={Link}
      to={to}
      replace
      preventScrollReset
      selected={on}
      {...(Icon && { icon: <Icon /> })}
    >
      {name}
    </Chip>
  )
  return (
    <ChipRow label={words.market} className={className}>
      {link(words.all, paths.lottoLobby(), category === '' && !filter)}
      {filters.map((one) =>
        link(words.filters[one], paths.lottoLobby({ show: one }), filter === one, icons[one]),
      )}
      {data?.categories.map(({ category_id: id, name }) =>
        link(name, paths.lottoLobby({ category: id }), category === id),
      )}
    </ChipRow>
  )
}
