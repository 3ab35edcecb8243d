/** Finds a bank by Thai name, English name, short code or what people call it. Pure. */
import { type Bank, banks } from '#contracts/banks.ts'
import { banks as words } from '#src/strings/money/banks.ts'

/** Lower case, no spaces, dots, or marks above and below: tone slips still find the bank. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/[\s.()-]|[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '')

interface Entry {
  bank: Bank
  /** Best first: a code or name that begins with the query comes before one that contains it. */
  keys: readonly string[]
}

const entries: readonly Entry[] = banks.map((bank) => {
  const known = (words as Record<number, { name: string; aliases: readonly string[] }>)[bank.id]
  return {
    bank,
    keys: [bank.short_name, known?.name ?? '', bank.name_en, ...(known?.aliases ?? [])].map(plain),
  }
})

/** All banks in their usual order for an empty query. */
export function findBanks(query: string): readonly Bank[] {
  const wanted = plain(query)
  if (wanted === '') return banks
  const score = ({ keys }: Entry) =>
    keys.some((key) => key.startsWith(wanted)) ? 0 : keys.some((key) => key.includes(wanted)) ? 1 : 2
  return entries
    .map((entry) => ({ bank: entry.bank, score: score(entry) }))
    .filter(({ score }) => score < 2)
    .sort((a, b) => a.score - b.score)
    .map(({ bank }) => bank)
}
