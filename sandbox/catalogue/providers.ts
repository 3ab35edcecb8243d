/** The fictitious providers, and who makes what. */
import type { GameCategory, Provider } from '#contracts/games.ts'
import { providers } from '../strings/games-tables.ts'
import { word } from './names.ts'

/** Shares: an id named twice makes twice as much. */
export const makersOf: Record<GameCategory, readonly string[]> = {
  slot: [
    'chang',
    'chang',
    'chang',
    'ploy',
    'ploy',
    'ploy',
    'lomnao',
    'lomnao',
    'samyan',
    'samyan',
    'phupha',
    'talatnam',
    'daonuea',
    'maiphai',
    'manfa',
  ],
  casino: ['siam', 'siam', 'rattana', 'rattana', 'ratri'],
  fishing: ['aothai', 'aothai', 'thalesai', 'andaman'],
  sport: ['sanam', 'sanam', 'lukklom'],
  freespin: ['lomnao', 'ploy', 'daonuea', 'manfa'],
}

/** All providers in the shape of the contract; counts are filled in by the catalogue. */
export const providerList: readonly Provider[] = providers.map((entry) => {
  const [id = '', ...rest] = entry.split('|')
  const { th, roman } = word(rest.join('|'))
  return { provider_id: id, provider_name: th, provider_name_en: roman, logo: '' }
})

export const providerName = (id: string): string =>
  providerList.find((one) => one.provider_id === id)?.provider_name ?? id
