import type { Sentences } from '../../sentences.ts'
import { banks as all } from '#contracts/banks.ts'
import * as thaiWords from '#src/strings/money/banks.ts'

const englishNames: ReadonlyMap<number, string> = new Map(all.map(({ id, name_en }) => [id, name_en]))

const known = (id: number): string | undefined => englishNames.get(id)

type Banks = Sentences<typeof thaiWords.banks>

/** Looked for by the Thai names and nicknames as well. */
export const banks = Object.fromEntries(
  Object.entries(thaiWords.banks).map(([id, { name, aliases }]) => [
    id,
    { name: known(Number(id)), aliases: [...aliases, name] },
  ]),
) as unknown as Banks

export const bankName = (id: number): string => known(id) ?? `Bank no. ${id}`

export const bankTitle = (id: number): string => bankName(id)
