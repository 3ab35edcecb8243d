/**
 * `npm run liff:check [-- --write-schema]`: every fault of liff.config.json at once. With the option it writes
 * liff/liff.config.schema.json, by which editors complete and check the file, anew.
 */
import { writeFileSync } from 'node:fs'
import { jsonSchemaText } from './liff/json-schema.ts'
import { readConfigFile } from './liff/settings.ts'
import { main } from './lib/main.mjs'
import { at } from './lib/paths.mjs'

await main(async () => {
  if (process.argv.includes('--write-schema')) {
    writeFileSync(at('liff/liff.config.schema.json'), await jsonSchemaText())
  }
  const { apps, environments } = readConfigFile()
  const ready = Object.values(environments).filter(({ channelId }) => channelId !== '').length
  console.log(
    `liff.config.json is sound: ${Object.keys(apps).length} app, ${ready} of ${Object.keys(environments).length} environments set up.`,
  )
})
