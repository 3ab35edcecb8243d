/** Games of a provider, and launching one: the calls behind `games.ts`, loaded with the play page. */
import { type Game, getGameList, getGameWallets, launchDemo, launchGame } from '#contracts/games.ts'
import { call } from '#src/api/call.ts'

type Signal = AbortSignal | undefined

export const fetchProviderGames = async (provider: string, limit: number, signal: Signal) =>
  (await call(getGameList, { provider, limit }, { signal })).data

export const fetchGameWallets = async (game: Game, signal: Signal) => {
  const { game_id, provider_id, sub_provider_id } = game
  return (await call(getGameWallets, { game_id, provider_id, sub_provider_id }, { signal })).data
}

export const fetchDemoLink = async (game: Game, is_mobile: boolean, agent_code: string, signal: Signal) => {
  const { game_id, provider_id, source } = game
  return (await call(launchDemo, { game_id, provider_id, source, is_mobile, agent_code }, { signal })).data
    .link
}

export const fetchGameLink = async (game: Game, wallet_id: string, is_mobile: boolean, signal: Signal) => {
  const { game_id, provider_id, source } = game
  return (await call(launchGame, { wallet_id, game_id, provider_id, source, is_mobile }, { signal })).data
    .link
}
