/** Shapes of the OpenAPI 3.1 document. */

/** As much of JSON Schema 2020-12 as the declarations need. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  description?: string
  examples?: unknown[]
  [keyword: string]: unknown
}

/** A field of a query or path, or a header. */
export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

/** A JSON body. */
export interface Body {
  content: { 'application/json': { schema: JsonSchema } }
}

/** One endpoint. */
export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: Body & { required: boolean }
  responses: Record<string, { $ref: string } | (Body & { description: string; headers?: object })>
  'x-origin': string
  'x-error-policy': string
  'x-success-key': string
}

/** The document, as far as we write it. */
export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: Record<string, Record<string, object>> & { schemas: Record<string, JsonSchema> }
}
