import { LottoLobby } from '#src/features/lotto-lobby/LottoLobby.tsx'
import styles from './LottoPage.module.css'

/** `/lotto/lobby`: category and search stand in the address. */
export function LottoLobbyPage() {
  return (
    <div className={styles.page}>
      <LottoLobby />
    </div>
  )
}
