import type * as thai from '#src/strings/landing.ts'
import type { Sentences } from '../sentences.ts'
import { counted } from '../counted.ts'

export const landing: Sentences<typeof thai.landing> = {
  heading: (name) => `${name}: casino, slots, sports and lottery online`,
  seeAll: (section) => `See all ${section}`,
  banners: 'Banners',
  bannersFailed: 'Could not load banners',
  announcement: (title) => `Announcement: ${title}`,
  quickLinks: 'Shortcuts',

  lastPlayed: 'Recently played',

  categories: 'Choose a category',
  gameCount: (count) => counted(count, 'game'),
  tableCount: (count) => counted(count, 'table'),
  lotteryNote: 'Government lottery and Yeekee',

  hotGames: 'Hot games now',
  hotGamesEmpty: 'No hot games right now',
  hotGamesEmptyText: 'Choose a game from the categories above',
  hotGamesFailed: 'Could not load hot games',
  tags: { hot: 'Hot', new: 'New' },
  maintenance: 'Maintenance',

  promotions: 'Promotions',
  promotionsFailed: 'Could not load promotions',
  promotionMark: 'Promo',
  bonus: 'Bonus',
  freeCredit: 'Free credit',
  details: 'Details',
  detailsOf: (title) => `Details of ${title}`,
  turnover: (times) => `${times}× turnover`,
  noTurnover: 'No turnover',
}
