import { useQuery } from '@tanstack/react-query'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { BadgePercent, History, ReceiptText, Ticket, Trophy } from '#src/ui/icons.ts'

interface Page {
  to: string
  text: string
  /** As a tab of a phone, where the other is too long. */
  short?: string
  Icon: typeof Trophy
}

const all = {
  lobby: { to: paths.lottoLobby(), text: words.bet, Icon: Ticket },
  bills: { to: paths.lottoBills(), text: words.bills, Icon: ReceiptText },
  results: { to: paths.lottoResults(), text: words.results, Icon: Trophy },
  rates: { to: paths.lottoRates(), text: words.rates, Icon: BadgePercent },
  past: { to: paths.lottoPast(), text: words.past, short: words.pastShort, Icon: History },
} satisfies Record<string, Page>

/** A page of the lottery that does not belong to one round. */
export type LottoPage = keyof typeof all

/** Those that the platform has; what it tells of past draws comes last, because it is known last. */
export function useLottoPages() {
  const { data } = useQuery(lottoLobbyQuery())
  const offered = useOffered('lotto.past')
  const tellsPast = offered && data?.lotteries.some(({ past }) => past)
  const { past, ...others } = all
  const pages: Record<string, Page> = tellsPast ? { ...others, past } : others
  return Object.entries(pages).map(([name, page]) => ({ name, ...page }))
}
