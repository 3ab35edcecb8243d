/** Every subject by name, and which suit a category when the catalogue does not say. */
import * as balls from './balls.ts'
import * as casino from './casino.ts'
import * as fauna from './fauna.ts'
import * as fruit from './fruit.ts'
import * as lottery from './lottery.ts'
import * as play from './play.ts'
import * as prize from './prize.ts'
import * as reef from './reef.ts'
import * as sea from './sea.ts'
import type { Subject } from './subject.ts'
import * as thai from './thai.ts'
import * as treasure from './treasure.ts'
import * as wild from './wild.ts'

const { cards, roulette, hilo, gourd, chips, dicePair } = casino
export const subjects = {
  cards,
  roulette,
  hilo,
  gourd,
  chips,
  dicePair,
  ...fauna,
  ...fruit,
  ...lottery,
  ...play,
  ...prize,
  ...reef,
  ...sea,
  ...thai,
  ...treasure,
  ...wild,
  ...balls,
  balls: lottery.balls,
} satisfies Record<string, Subject>
export type SubjectName = keyof typeof subjects

/** Optical size and place of a subject: scale, dx, dy. */
export const fit: Partial<Record<SubjectName, readonly [number, number, number]>> = {
  cards: [0.86, 0, 8],
  peacock: [0.86, 0, 4],
  turtle: [0.9, -2, 2],
  ticket: [0.94, 0, 6],
  mangosteen: [1.04, 0, -2],
  crab: [0.94, 0, 4],
  betta: [0.96, 4, -2],
  elephant: [0.98, 0, 0],
  gourd: [1.06, 0, 2],
  lotus: [1.04, 0, -2],
  reels: [0.92, 0, 0],
  roulette: [0.98, 0, 0],
  balls: [0.96, 0, 4],
  chips: [0.98, 0, 0],
  trophy: [0.96, 0, 4],
}

/** The part of the 300 × 400 field that a subject fills, for emblems cut close. */
export const view: Partial<Record<SubjectName, string>> = {
  cards: '10 74 280 260',
  reels: '34 62 246 276',
  betta: '22 86 268 250',
  takraw: '40 86 220 220',
  wheel: '26 72 248 252',
  ticket: '14 66 272 262',
  top: '40 74 220 250',
  gem: '36 78 228 236',
  peacock: '-30 72 360 312',
  elephant: '18 64 264 284',
  balls: '20 60 260 252',
  crab: '4 60 292 252',
  lotus: '14 84 272 262',
}
