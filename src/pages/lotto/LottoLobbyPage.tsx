import { LobbyLinks } from '#src/features/lotto-lobby/LobbyLinks.tsx'
import { LottoLobby } from '#src/features/lotto-lobby/LottoLobby.tsx'
import { PageActions } from '#src/features/shell/PageActions.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'

/** `/lotto/lobby`: category and search stand in the address. */
export function LottoLobbyPage() {
  const wide = useWide()
  return (
    <>
      {!wide && (
        <PageActions>
          <LobbyLinks />
        </PageActions>
      )}
      <LottoLobby />
    </>
  )
}
