import { expect, it } from 'vitest'
import { gameTag } from './game-tag.ts'

it.each([
  [['theme-fruit', 'new', 'hot'], false, 'ใหม่'],
  [['hot'], false, 'ฮิต'],
  [['theme-fruit'], false, undefined],
  [[], false, undefined],
  [['hot'], true, 'ปิดปรับปรุง'],
])('GAME-1 tags %j, maintenance %s: %s', (tags, maintenance, label) => {
  expect(gameTag({ tags, maintenance })).toBe(label)
})
