import { expect, it } from 'vitest'
import { bonesKey, otherLayout, plainKey, searchKeys, spokenKey } from './thai-search.ts'

it.each([
  ['ช้างนำโชค', 'ชางนำโชค', 'tone mark left out'],
  ['สล็อตวันวาน', 'สล๊อตวันวาน', 'another mark'],
  ['น้ำเต้า ปู ปลา', 'น้ำเต้าปูปลา', 'spaces'],
  ['แมวเรียกทรัพย์', 'เเมวเรียกทรัพย์', 'sara e typed twice'],
  ['ช้างนำโชค', 'ช้างนําโชค', 'sara am typed in two parts'],
  ['สล็อต 777', 'สล็อต ๗๗๗', 'Thai digits'],
  ['Hi-Lo Gold', 'hi lo GOLD', 'case and punctuation'],
])('GAME-1 plain key: %s = %s (%s)', (name, typed) => {
  expect(plainKey(typed)).toBe(plainKey(name))
})

it.each([
  ['เศรษฐี', 'เสดถี', 'sibilants and finals'],
  ['เศรษฐี', 'เสรดถี', 'silent r written'],
  ['ทรัพย์', 'ซับ', 'silent r, final of one sound'],
  ['ศักดิ์สิทธิ์', 'สักสิด', 'silenced letters with their vowel'],
  ['พระจันทร์', 'พระจัน', 'two silenced letters'],
  ['เกมส์', 'เกม', 'silenced letter left out'],
  ['รูเล็ตต์', 'ลูเลต', 'r for l'],
  ['วิเชียรมาศ', 'วิเชียนมาด', 'final r and final s'],
  ['ณเดช', 'นเดด', 'another n'],
  ['สวรรค์', 'สวัน', 'double r'],
  ['กรรมการ', 'กำการ', 'double r before a consonant'],
  ['ณเดช', 'นะเดด', 'a vowel heard but not written is beyond it', false],
  ['ไชโย', 'ชัยโย', 'two ways to write ai'],
  ['หมูทอง', 'มูทอง', 'raising h left out'],
  ['ปีมะโรง', 'ปิมาโรง', 'vowel length'],
  ['อยุธยา', 'ยุทยา', 'raising o and th'],
  ['พยัคฆ์', 'พยัก', 'silenced kh'],
  ['ใบโพธิ์', 'ไบโพ', 'silenced with its vowel'],
] as const)('GAME-1 spoken key: %s ~ %s (%s)', (name, typed, _why, same: boolean = true) => {
  expect(spokenKey(typed) === spokenKey(name)).toBe(same)
})

it.each([
  ['ช้างนำโชค', 'chang nam chok'],
  ['นกยูงรำแพน', 'nok yung ramphaen'],
  ['มังกร', 'mangkon'],
  ['มังกร', 'mungkorn'],
  ['เศรษฐี', 'setthi'],
  ['พลอยสตูดิโอ', 'ploy studio'],
  ['วิเชียรมาศ', 'wichianmat'],
  ['ดราก้อน', 'dragon'],
  ['บาคาร่า', 'bacara'],
  ['ไฮโล', 'hi-lo'],
  ['ฟีนิกซ์', 'finik'],
  ['จัมโบ้', 'jumbo'],
])('GAME-1 bones: %s = %s', (thai, latin) => {
  expect(bonesKey(latin)).toBe(bonesKey(thai))
})

it('GAME-1 reads what was typed with the other layout', () => {
  expect(otherLayout('=hk')).toBe('ช้า')
  expect(otherLayout('แ้ฟืเ')).toBe('chang')
})

it('GAME-1 keys of nothing and of signs alone are empty', () => {
  for (const text of ['', '  ', '่', '์', '!?']) expect(searchKeys(text).plain).toBe('')
})
