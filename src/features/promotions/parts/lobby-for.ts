import { lobbyKeys, type LobbyKey } from '#contracts/games.ts'

/** The lobby of the first category that counts; the popular games where every one does. */
export function lobbyFor(categorys: string): LobbyKey {
  const list = categorys.split(',').map((one) => one.trim())
  return lobbyKeys.find((key) => list.includes(key)) ?? 'hot'
}
