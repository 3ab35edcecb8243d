/**
 * The reads behind the landing and the lobbies (`agent.ts`, `games.ts`, `promotions.ts`), loaded after the first screen
 * in one piece: a phone pays a round trip for each further file.
 */
import { getAgentConfig, getBanners, getEvents, getNotifications, validateAgent } from '#contracts/agent.ts'
import { getGameLobby, getLobbyConfigs, type LobbyKey } from '#contracts/games.ts'
import { getPromotions } from '#contracts/promotion.ts'
import { read } from '#src/api/read.ts'

type Signal = AbortSignal | undefined

export const fetchAgentConfig = async (agent_code: string, signal: Signal) =>
  (await read(getAgentConfig, { agent_code }, signal)).data

/** Whether there is an agent of this code. */
export const fetchAgentKnown = async (code: string) =>
  (await read(validateAgent, { code }, undefined)).data.valid

export const fetchBanners = async (agent_code: string, signal: Signal) =>
  (await read(getBanners, { agent_code }, signal)).data

export const fetchEvents = async (agent_code: string, signal: Signal) =>
  (await read(getEvents, { agent_code }, signal)).data

export const fetchNotifications = async (agent_code: string, signal: Signal) =>
  (await read(getNotifications, { agent_code }, signal)).data

export const fetchLobby = async (lobby_key: LobbyKey, agent_code: string, signal: Signal) =>
  (await read(getGameLobby, { lobby_key, agent_code }, signal)).data

export const fetchLobbyConfig = async (lobby_key: LobbyKey, agent_code: string, signal: Signal) =>
  (await read(getLobbyConfigs, { lobby_key, agent_code }, signal)).data

export const fetchPromotions = async (agent_code: string, signal: Signal) =>
  (await read(getPromotions, { agent_code }, signal)).data
