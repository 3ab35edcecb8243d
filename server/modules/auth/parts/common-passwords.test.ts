import { describe, expect, it } from 'vitest'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { isCommon, leaked, stems } from './common-passwords.ts'

describe('REG-2 common passwords', () => {
  it('are more than three thousand from leaks, each long enough to be chosen', () => {
    expect(leaked.size).toBeGreaterThan(15_000)
    expect([...leaked].filter((word) => word.length < 8 || word.length > 20)).toEqual([])
    expect([...leaked].filter((word) => !isCommon(word))).toEqual([])
  })

  it('and some hundred words of Thailand, with the numbers that people add', () => {
    expect(stems.size).toBeGreaterThan(500)
    const missed = [...stems].flatMap((word) =>
      ['2569', '1234', '12345678', '01012540'].map((number) => word + number).filter((one) => !isCommon(one)),
    )
    expect(missed).toEqual([])
  })

  it.each([
    [
      'transliterated',
      ['rakthai1', 'RakThai123', 'sawasdee', 'Sawasdee2024', 'sabaidee99', 'chanrakter', 'rakrak12'],
    ],
    ['ours', [SANDBOX_PASSWORD, 'ChokDee88', 'chokdee@2569', '2569chokdee', 'Chokdee123!']],
    ['names and years', ['somchai2540', 'malee1997', '2531somsri', 'ploy2545', 'boy.2533']],
    ['a name and a phone number', ['nid0812345678']],
    ['Thai typed on English keys', ['isylzjko', 'l;ylfu8iy[', 'iyd5555', 'iydwmp123']],
    ['Thai words', ['รหัสผ่าน', 'สวัสดีครับ', 'รักไทย123', 'โชคดี2569', 'ประเทศไทย']],
    [
      'walks',
      ['qwertyui', 'poiuytre', 'qweasdzxc', '1qaz2wsx', 'zaq12wsx', 'asdf1234', '0987654321', "asdfghjkl;'"],
    ],
    ['the same walks in Thai', ['ฟหกดเ้่า', 'ๆไำพะัีร', 'ๅ/-ภถุึค']],
    ['phone numbers', ['0812345678', '0999999999', '0651234567']],
    ['days of birth', ['01012540', '31121999', '25400101', '19991231']],
    ['years', ['25402569', '20242025']],
    ['again and again', ['12121212', 'abcabcabc', 'รักรักรัก', '25692569']],
  ])('%s', (_, passwords) => {
    expect(passwords.filter((password) => !isCommon(password))).toEqual([])
  })

  it.each([
    'sunny-kite-42',
    'lamyai-2569',
    'chok2569dee',
    'somchaipalakang',
    'maleeX7rubber',
    'รหัสยาวพอ',
    'แมวของฉันชอบนอน',
    '83920174',
    'correcthorse',
    'qwxertyz',
  ])('%s is none', (password) => expect(isCommon(password)).toBe(false))

  it('however they were composed', () => {
    expect(isCommon('น้ำ12345'.normalize('NFD'))).toBe(true)
  })
})
