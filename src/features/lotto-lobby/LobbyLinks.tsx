import { Link } from 'react-router'
import { useLottoPages } from './parts/lotto-pages.ts'
import styles from './LottoLobby.module.css'

/** The pages beside the lobby, by their names, in the line of a wide window's title. */
export function LobbyLinks() {
  return useLottoPages()
    .filter(({ name }) => name !== 'lobby')
    .map(({ name, to, text, Icon }) => (
      <Link key={name} to={to} className={styles.link}>
        <Icon size={22} />
        {text}
      </Link>
    ))
}
