import { memberArea } from '#src/strings/member-area.ts'

/** SHELL-3: the level changes the avatar only. 2 hero, 1 gold, anything else guest (contracts/auth.ts `vipLevel`). */
export type Rank = 'guest' | 'gold' | 'hero'

export const rankOf = (level: number): Rank => (level === 2 ? 'hero' : level === 1 ? 'gold' : 'guest')

/** What a level is called beside the avatar. */
export const rankNames: Record<Rank, string> = {
  guest: memberArea.vipGuest,
  gold: memberArea.vipGold,
  hero: memberArea.vipHero,
}
