/**
 * Thai letters by sound, for search that forgives spelling (`src/lib/search/thai-search.ts`). Data, not copy: it stands here
 * because Thai letters stand nowhere else. Sounds are written as our own one-letter Latin codes; `g` is the sound of
 * ng and `c` that of ch and j. Sources: Royal Society transcription tables, and the slips people make:
 * sibilants, n, t, l and r for one another.
 */
export const thaiLetters = {
  /** Every consonant of a group is heard, or mixed up, as the code. */
  consonants: {
    k: 'กขฃคฅฆ',
    g: 'ง',
    c: 'จฉชฌ',
    s: 'ซศษส',
    y: 'ญย',
    t: 'ดฎตฏถทธฐฑฒ',
    n: 'นณ',
    p: 'บปผพภ',
    f: 'ฝฟ',
    m: 'ม',
    l: 'รลฬ',
    w: 'ว',
    h: 'หฮ',
    o: 'อ',
  },
  /** How the same consonants end a syllable. */
  finals: { s: 't', c: 't', f: 'p', l: 'n', y: 'i', w: 'u' },
  /** Vowel signs, long and short alike. Leading vowels come before their consonant in writing. */
  vowels: { a: 'ะาัๅ', i: 'ิี', u: 'ึืุู' },
  leading: { e: 'เ', E: 'แ', O: 'โ', I: 'ไใ' },
  am: 'ำ',
  /** Lu, as in the word for season. */
  lu: 'ฤ',
  doubleR: 'รร',
  /** Written tr, sr and cr, said s, s and c. */
  silentR: { ทร: 'ซ', สร: 'ส', ศร: 'ศ', ซร: 'ซ', จร: 'จ' },
  /** A leading h that only raises the tone of what follows. */
  leadingH: 'ห',
  sonorants: 'งนณมยญรลวฬ',
  carrier: 'อ',
  y: 'ย',
  /** Tone marks, the short-vowel mark and other signs that are left out or misplaced. */
  marks: '่้๊๋็ฺ๎ํ',
  silencer: '์',
  repeat: 'ๆ',
  abbreviation: 'ฯ',
  digits: '๐๑๒๓๔๕๖๗๘๙',
  /** Doubled sara e, typed for sara ae; and the two parts that some phones type for sara am. */
  twoE: 'เเ',
  ae: 'แ',
  nikhahitA: 'ํา',
} as const

/** The two layouts of a Thai keyboard (Kedmanee), key by key: what was typed with the wrong one can be read back. */
export const keyboard = {
  latin: '1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
  thai: 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
} as const
