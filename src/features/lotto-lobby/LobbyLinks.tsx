import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { BadgePercent, History, ReceiptText, Trophy } from '#src/ui/icons.ts'
import styles from './LottoLobby.module.css'

const links: readonly { to: string; text: string; Icon: typeof Trophy; past?: boolean }[] = [
  { to: paths.lottoBills(), text: words.bills, Icon: ReceiptText },
  { to: paths.lottoResults(), text: words.results, Icon: Trophy },
  { to: paths.lottoPast(), text: words.past, Icon: History, past: true },
  { to: paths.lottoRates(), text: words.rates, Icon: BadgePercent },
]

/** The pages beside the lobby, by their names at every width: a row of chips, from 960 px in the line of the title. */
export function LobbyLinks({ wide }: { wide: boolean }) {
  const { data } = useQuery(lottoLobbyQuery())
  const offered = useOffered('lotto.past')
  const tellsPast = offered && data?.lotteries.some(({ past }) => past)
  const shown = links.filter(({ past }) => !past || tellsPast)
  if (!wide)
    return (
      <ChipRow label={words.beside} className={styles.chips}>
        {shown.map(({ to, text, Icon }) => (
          <Chip key={to} as={Link} to={to} icon={<Icon size={18} />}>
            {text}
          </Chip>
        ))}
      </ChipRow>
    )
  return shown.map(({ to, text, Icon }) => (
    <Link key={to} to={to} className={styles.link}>
      <Icon size={22} />
      {text}
    </Link>
  ))
}
