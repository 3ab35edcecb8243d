/**
 * Draws the banks' pictures: `node scripts/run.mjs scripts/bank-images.ts`. Run when a bank, its colour or the font
 * changes; what it writes below public/banks/ is committed, and a test says when it is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { banks, unknownBankImage } from '../contracts/banks.ts'
import { bankPicture, boldLetters } from './bank-images/draw.ts'
import { main } from './lib/main.mjs'
import { at } from './lib/paths.mjs'

await main(async () => {
  const letters = await boldLetters(readFileSync(at('src/ui/fonts/anuphan-latin.woff2')))
  mkdirSync(at('public', 'banks'), { recursive: true })
  for (const bank of banks) writeFileSync(at('public', bank.image), bankPicture(letters, bank))
  writeFileSync(at('public', unknownBankImage), bankPicture(letters))
  console.log(`${banks.length + 1} pictures`)
  return 0
})
