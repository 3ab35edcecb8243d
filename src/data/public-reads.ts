/**
 * The reads behind the landing and the lobbies (`agent.ts`, `games.ts`, `promotions.ts`), loaded after the first screen
 * in one piece: a phone pays a round trip for each further file.
 */
import { getAgentConfig, getBanners, getEvents, getNotifications, validateAgent } from '#contracts/agent.ts'
import { getGameLobby, getLobbyConfigs, type LobbyKey } from '#contracts/games.ts'
import { getPromotions } from '#contracts/promotion.ts'
import { read } from '#src/api/read.ts'
import { type Asking, keeping } from './kept/keeping.ts'

type Signal = AbortSignal | undefined

export const fetchAgentConfig = (agent_code: string, asking: Asking) =>
  keeping(
    asking,
    getAgentConfig.response,
    async () => (await read(getAgentConfig, { agent_code }, asking.signal)).data,
  )

/** Whether there is an agent of this code. */
export const fetchAgentKnown = async (code: string) =>
  (await read(validateAgent, { code }, undefined)).data.valid

export const fetchBanners = (agent_code: string, asking: Asking) =>
  keeping(
    asking,
    getBanners.response,
    async () => (await read(getBanners, { agent_code }, asking.signal)).data,
  )

export const fetchEvents = (agent_code: string, asking: Asking) =>
  keeping(asking, getEvents.response, async () => (await read(getEvents, { agent_code }, asking.signal)).data)

export const fetchNotifications = (agent_code: string, asking: Asking) =>
  keeping(
    asking,
    getNotifications.response,
    async () => (await read(getNotifications, { agent_code }, asking.signal)).data,
  )

export const fetchLobby = async (lobby_key: LobbyKey, agent_code: string, signal: Signal) =>
  (await read(getGameLobby, { lobby_key, agent_code }, signal)).data

export const fetchLobbyConfig = (lobby_key: LobbyKey, agent_code: string, asking: Asking) =>
  keeping(
    asking,
    getLobbyConfigs.response,
    async () => (await read(getLobbyConfigs, { lobby_key, agent_code }, asking.signal)).data,
  )

export const fetchPromotions = (agent_code: string, asking: Asking) =>
  keeping(
    asking,
    getPromotions.response,
    async () => (await read(getPromotions, { agent_code }, asking.signal)).data,
  )
