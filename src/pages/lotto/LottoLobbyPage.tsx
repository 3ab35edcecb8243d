import { LottoLobby } from '#src/features/lotto-lobby/LottoLobby.tsx'

/** `/lotto/lobby`: category and search stand in the address. */
export function LottoLobbyPage() {
  return <LottoLobby />
}
