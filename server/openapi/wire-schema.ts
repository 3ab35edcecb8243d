/** Schemas show the wire side of every codec: what a platform may send, and what the site sends. */
import * as z from 'zod/mini'
import { wireTypeOf, type WireName } from '#contracts/wire.ts'
import type { JsonSchema } from './openapi-types.ts'

const number = { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }] }

/** The wire types by name; `rows` is written out where it stands, since it has its own row. */
export const wireTypes: Record<Exclude<WireName, 'rows'>, { title: string; schema: JsonSchema }> = {
  num: { title: 'Number', schema: { ...number, description: 'A number, or the same as text.' } },
  int: { title: 'Integer', schema: { ...number, description: 'A whole number, or the same as text.' } },
  int32: {
    title: 'Int32',
    schema: {
      ...number,
      description: 'A whole number of at most 32 bits with its sign, or the same as text.',
    },
  },
  flag: {
    title: 'Flag',
    schema: {
      type: ['boolean', 'integer', 'string'],
      description: 'true, 1, "1", "true"; anything else is false.',
    },
  },
  id: {
    title: 'Id',
    schema: { type: ['string', 'number'], description: 'An identifier; never counted with.' },
  },
  text: {
    title: 'Text',
    schema: { type: ['string', 'number', 'null'], description: 'Text; missing and null read as empty.' },
  },
  instant: {
    title: 'Instant',
    schema: {
      type: ['string', 'number'],
      description: 'ISO 8601 with a zone, or milliseconds since 1970.',
      examples: ['2026-11-20T10:21:00.000Z'],
    },
  },
  baht: {
    title: 'Baht',
    schema: {
      type: ['string', 'number'],
      pattern: '^-?\\d{1,13}(\\.\\d{1,2})?$',
      description: 'Baht with at most two decimals, as text (preferred) or number.',
      examples: ['1234.50'],
    },
  },
  bahtAmount: {
    title: 'BahtAmount',
    schema: {
      type: ['string', 'number'],
      pattern: '^\\d{1,13}(\\.\\d{1,2})?$',
      description: 'As Baht, not below zero.',
      examples: ['500.00'],
    },
  },
}

const become = (target: JsonSchema, source: JsonSchema) => {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, source)
}

/** JSON Schema of the wire side of a schema. */
export function wireSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const wire = wireTypeOf(zodSchema)
      const target = jsonSchema as JsonSchema
      if (zodSchema._zod.def.type === 'catch') delete target.default
      if (wire?.row)
        become(target, {
          type: ['array', 'null'],
          items: wireSchema(wire.row),
          description: 'Rows that cannot be read are left out and reported.',
        })
      else if (wire && wire.name !== 'rows')
        become(target, { $ref: `#/components/schemas/${wireTypes[wire.name].title}` })
    },
  }) as JsonSchema
  return json
}
