import { Link } from 'react-router'
import type { LobbyKey } from '#contracts/games.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lobby } from '#src/strings/lobby.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'

const tabs: readonly LobbyKey[] = ['hot', 'slot', 'casino', 'fishing', 'sport', 'freespin']

export function LobbyTabs({ current, className }: { current: LobbyKey; className?: string | undefined }) {
  return (
    <LinkTabs label={lobby.tabs} className={className}>
      {tabs.map((key) => (
        <LinkTab key={key} as={Link} to={paths.lobby(key)} current={key === current}>
          {lobby.names[key]}
        </LinkTab>
      ))}
      <LinkTab as={Link} to={paths.lottoLobby()}>
        {lobby.lotto}
      </LinkTab>
    </LinkTabs>
  )
}
