/**
 * What no page may do to a member (domain.md §8), as far as the source and the contract prove it: nothing that plays by itself, no sound,
 * no word that presses, nothing chosen beforehand, no way to call a withdrawal off. What only a running page shows stands beside it:
 * a bonus that is asked for (own-money.test.ts, PromotionsPage.test.tsx), a heavy turnover in red
 * (promotion-facts.test.tsx), a time that is the server's (PaymentPage.test.tsx), a game that does nothing between two presses and shines
 * for no net loss (sandbox/games/client/own-press.test.ts, news.test.tsx), closing in three presses (OwnDataPage.test.tsx).
 */
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { isTest, readSources } from '../../scripts/check/sources.ts'

const sources = readSources().filter(({ path }) => !isTest(path))
const shown = sources.filter(({ path }) => /^(src|liff|sandbox\/games|sandbox\/game-rules)\//.test(path))
const words = sources.filter(({ path }) => /(^|\/)strings\//.test(path))
const withMatch = (files: typeof sources, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('looks at the pages, the games and the catalogues', () => {
  expect(shown.length).toBeGreaterThan(400)
  expect(words.length).toBeGreaterThan(60)
})

describe('RTS 14A: nothing drives on', () => {
  it('no word presses, shames, promises the loss back, or tells of others who play', () => {
    const pressing =
      /แก้มือ|เอาคืน|ทวงคืน|ทบไม้|ดับเบิลไม้|โอกาสสุดท้าย|อย่าพลาด|พลาดไม่ได้|รีบ(?!บ)|จำนวนจำกัด|ใกล้หมดแล้ว|คนกำลังเล่น|ใกล้ถูกแล้ว|เกือบถูก|ไม่ ขอบคุณ ฉัน/
    expect(withMatch(words, pressing)).toEqual([])
  })

  it('nothing is played without a press of its own: no automatic rounds, no turbo', () => {
    expect(withMatch(shown, /auto-?(play|spin|bet)(?!["; ])|turbo|quick-?spin/i)).toEqual([])
  })

  it('no game plays by a clock or keeps a stake for the next visit', () => {
    const games = shown.filter(({ path }) => path.startsWith('sandbox/games/client/'))
    expect(games.length).toBeGreaterThan(15)
    expect(withMatch(games, /setInterval|localStorage|sessionStorage|indexedDB|document\.cookie/)).toEqual([])
  })

  it('time runs down only where something ends by the server’s clock: no offer has one', () => {
    const counting = withMatch(shown, /<Countdown\b/).filter((path) => !path.startsWith('src/ui/'))
    expect(counting.map((path) => path.replace(/^src\/features\//, '').split('/')[0])).toEqual(
      expect.arrayContaining(['bill', 'deposit', 'yeekee']),
    )
    const ends = /^src\/features\/(auth|bill|deposit|liff-failures|limits|lotto-[a-z]+|pause|yeekee)\//
    expect(counting.filter((path) => !ends.test(path))).toEqual([])
  })

  it('nothing makes a sound or shakes', () => {
    expect(withMatch(shown, /new Audio\(|<audio|AudioContext|\.vibrate\(/)).toEqual([])
  })
})

it('RTS 14B: no call takes a withdrawal back', () => {
  const names = allEndpoints.map(({ name }) => name).filter((name) => name.startsWith('withdraw.'))
  expect(names).toContain('withdraw.create')
  expect(names.filter((name) => /cancel|reverse|back/i.test(name))).toEqual([])
})

it('no box is ticked and no promotion taken beforehand', () => {
  expect(withMatch(shown, /\bdefaultChecked\b|\bchecked=\{true\}/)).toEqual([])
})

it('091: what is seen in a member’s record is told to the member, and asked for by nothing else', () => {
  const asking = (pattern: RegExp) =>
    withMatch(
      sources.filter(({ path }) => /^(src|server|sandbox|liff|rules)\//.test(path)),
      pattern,
    )
  expect(asking(/rules\/protection\/signs\.ts'/)).toEqual(['server/modules/protection/signs.ts'])
  expect(asking(/'\.{1,2}\/(?:[a-z/.-]*\/)?signs\.ts'/)).toEqual([
    'server/modules/payment/parts/channels.ts',
    'server/modules/protection/handlers.ts',
  ])
  expect(asking(/#src\/data\/protection\/signs\.ts'/)).toEqual(['src/features/limits/PlaySigns.tsx'])
})
