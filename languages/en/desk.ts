import type * as thai from '#src/strings/desk.ts'
import type { Sentences } from '../sentences.ts'
import { counted } from '../counted.ts'

export const desk: Sentences<typeof thai.desk> = {
  aside: 'Games beside the page',
  rail: 'Games and lottery',
  fold: 'Fold the games',
  unfold: 'Unfold the games',
  search: 'Search games, lotteries',
  openSearch: 'Search',
  favourites: 'Favourite games',
  favouritesShort: 'Loved',
  waitingBills: (count) => counted(count, 'bill'),
  recents: 'Recently played',
  recentsShort: 'Recent',
  help: 'Help',
  searching: 'Searching',
  failed: 'The search failed. Check your connection and try again',
  found: (query, games) => `“${query}”: ${counted(games, 'game')} found`,
  foundBoth: (query, lotteries, games) =>
    `“${query}”: ${counted(lotteries, 'lottery', 'lotteries')} and ${counted(games, 'game')} found`,
  notFound: (query) => `No game or lottery called “${query}”`,
  notFoundText: 'Try the name of a game, a provider or a lottery',
  seeAll: 'All results',
  seeLotteries: 'All lotteries found',
  incomplete: 'Some categories could not be loaded, so results may be missing',
}
