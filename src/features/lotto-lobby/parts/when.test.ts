import { expect, it } from 'vitest'
import { whenWords } from './when.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)
const now = at('2026-11-20T23:30:00')

it.each([
  ['2026-11-20T23:59:00', 'วันนี้ 23:59 น.'],
  ['2026-11-21T00:01:00', 'พรุ่งนี้ 00:01 น.'],
  ['2026-11-19T15:00:00', 'เมื่อวาน 15:00 น.'],
  ['2026-12-01T14:30:00', ' 1 ธ.ค. 14:30 น.'],
])('%s reads %s', (moment, text) => expect(whenWords(at(moment), now)).toBe(text))
