import type * as thai from '#src/strings/desk.ts'
import type { Sentences } from '../sentences.ts'
import { counted } from '../counted.ts'

export const desk: Sentences<typeof thai.desk> = {
  aside: 'Games beside the page',
  rail: 'Games and lottery',
  search: 'Search games',
  openSearch: 'Search',
  favourites: 'Favourite games',
  favouritesShort: 'Loved',
  waitingBills: (count) => counted(count, 'bill'),
  recents: 'Recently played',
  recentsShort: 'Recent',
  help: 'Help',
  searching: 'Searching games',
  failed: 'The search failed. Check your connection and try again',
  found: (query, games) => `“${query}”: ${counted(games, 'game')} found`,
  notFound: (query) => `No game called “${query}”`,
  notFoundText: 'Try the name of a game or of a provider',
  seeAll: 'All results',
  incomplete: 'Some categories could not be loaded, so results may be missing',
}
