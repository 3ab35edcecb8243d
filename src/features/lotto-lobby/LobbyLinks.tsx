import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { BadgePercent, History, ReceiptText, Trophy } from '#src/ui/icons.ts'
import styles from './LottoLobby.module.css'

const links: readonly { to: string; text: string; Icon: typeof Trophy; past?: boolean }[] = [
  { to: paths.lottoResults(), text: words.results, Icon: Trophy },
  { to: paths.lottoPast(), text: words.past, Icon: History, past: true },
  { to: paths.lottoRates(), text: words.rates, Icon: BadgePercent },
  { to: paths.lottoBills(), text: words.bills, Icon: ReceiptText },
]

/** The pages beside the lobby: icons in the header of a phone, words from 960 px. */
export function LobbyLinks() {
  const { data } = useQuery(lottoLobbyQuery())
  const offered = useOffered('lotto.past')
  const tellsPast = offered && data?.lotteries.some(({ past }) => past)
  const shown = links.filter(({ past }) => !past || tellsPast)
  return shown.map(({ to, text, Icon, past }) => (
    <Link key={to} to={to} aria-label={text} className={cx(styles.link, past && styles.roomy)}>
      <Icon size={22} />
      <span className={styles.text}>{text}</span>
    </Link>
  ))
}
