import { readFileSync } from 'node:fs'
import { readLiffConfigText } from '#liff/config/read.ts'
import { at } from '../lib/paths.mjs'
import { jsonSchemaText } from '../liff/json-schema.ts'
import type { Finding, Step } from './step.ts'

const schema = 'liff/liff.config.schema.json'

/** ENV-4: the file agrees with the table of pages, holds no secret, and its schema is the one that reads it. */
export const liffConfigStep: Step = {
  name: 'LIFF configuration',
  async look(): Promise<Finding> {
    const reading = readLiffConfigText(readFileSync(at('liff.config.json'), 'utf8'))
    const fresh = readFileSync(at(schema), 'utf8') === (await jsonSchemaText())
    return {
      faults: [
        ...(reading.ok ? [] : reading.faults),
        ...(fresh ? [] : [`${schema} is stale: run \`npm run liff:check -- --write-schema\`.`]),
      ],
      note: 'liff.config.json and its schema',
    }
  },
}
