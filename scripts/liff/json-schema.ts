/** liff/liff.config.schema.json, made from the schema that reads the file: two descriptions would drift apart. */
import { format, resolveConfig } from 'prettier'
import * as z from 'zod/mini'
import { liffConfigSchema } from '#liff/config/schema.ts'
import { at } from '../lib/paths.mjs'

export async function jsonSchemaText(): Promise<string> {
  const text = JSON.stringify(z.toJSONSchema(liffConfigSchema))
  return format(text, { ...(await resolveConfig(at('liff.config.json'))), parser: 'json' })
}
