import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { BadgePercent, ReceiptText, Trophy } from '#src/ui/icons.ts'
import styles from './LottoLobby.module.css'

const links = [
  { to: paths.lottoResults(), text: words.results, Icon: Trophy },
  { to: paths.lottoRates(), text: words.rates, Icon: BadgePercent },
  { to: paths.lottoBills(), text: words.bills, Icon: ReceiptText },
]

/** The pages beside the lobby: icons in the header of a phone, words from 960 px. */
export function LobbyLinks() {
  return links.map(({ to, text, Icon }) => (
    <Link key={to} to={to} aria-label={text} className={styles.link}>
      <Icon size={22} />
      <span className={styles.text}>{text}</span>
    </Link>
  ))
}
