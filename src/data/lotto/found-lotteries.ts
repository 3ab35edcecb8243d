import { useEffect, useState } from 'react'
import type { Lottery } from '#contracts/lotto.ts'
import type { SearchIndex } from '#src/lib/search/thai-search-index.ts'
import type { LottoLobby } from './lotto.ts'

/** Lotteries found by name, category or badge, however they are spelt; null without a search or while it is read. */
export function useFoundLotteries(lobby: LottoLobby | undefined, query: string): readonly Lottery[] | null {
  const [index, setIndex] = useState<Pick<SearchIndex<Lottery>, 'search'> | null>(null)
  const wanted = query.trim() !== ''
  useEffect(() => {
    if (!wanted || !lobby) return
    let current = true
    const build = async () => {
      const next = await searchOf(lobby)
      if (current) setIndex(next)
    }
    void build()
    return () => void (current = false)
  }, [wanted, lobby])
  return wanted && index ? index.search(query.trim()) : null
}

/** The search comes with its first use. Where its code cannot be loaded, names are compared letter by letter. */
async function searchOf(lobby: LottoLobby): Promise<Pick<SearchIndex<Lottery>, 'search'>> {
  try {
    const { buildSearch } = await import('#src/lib/search/thai-search-index.ts')
    return buildSearch(lobby.lotteries, searchable(lobby))
  } catch {
    return { search: (query) => lobby.lotteries.filter(({ name }) => name.includes(query)) }
  }
}

const searchable = ({ categories }: LottoLobby) => {
  const names = new Map(categories.map(({ category_id: id, name }) => [id, name]))
  return (lottery: Lottery) => ({
    name: lottery.name,
    nameEn: lottery.name_en,
    provider: names.get(lottery.category_id) ?? '',
    providerEn: lottery.badge,
  })
}
