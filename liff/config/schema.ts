/**
 * Shape of liff.config.json: what the LIFF app is, and where it is registered with LINE (line.md §4). The editor's
 * liff.config.schema.json is made from this by `npm run liff:check -- --write-schema`. Ids are public; secrets have no
 * place here.
 */
import * as z from 'zod/mini'

/** Adds what only people and editors read; the last two say in JSON Schema what a `refine` says in code. */
type Note = { description?: string; contains?: { const: string }; uniqueItems?: true }
const noted = <S extends z.ZodMiniType>(schema: S, note: Note): S => {
  z.globalRegistry.add(schema, note)
  return schema
}

const scope = noted(
  z.array(z.enum(['openid', 'profile', 'email', 'chat_message.write'])).check(
    z.refine(
      (scopes) => scopes.includes('openid'),
      'must hold openid: without it there is no ID token to sign in with',
    ),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'names a scope twice'),
  ),
  {
    description: "Always said: LINE's default is profile and chat_message.write, without openid.",
    contains: { const: 'openid' },
    uniqueItems: true,
  },
)

const app = z.strictObject({
  description: noted(
    z
      .string()
      .check(
        z.maxLength(100),
        z.regex(/^(?!.*[Ll][Ii][Nn][Ee]).+$/, 'must be a name without the word LINE: LINE refuses it'),
      ),
    { description: "The app's name as LINE shows it." },
  ),
  view: z.strictObject({
    type: z.enum(['compact', 'tall', 'full']),
    moduleMode: noted(z.boolean(), {
      description: 'True takes the action button away, and with it resuming.',
    }),
  }),
  scope,
  botPrompt: noted(z.enum(['none', 'normal', 'aggressive']), {
    description: 'Whether the consent screen offers to add the official account as a friend.',
  }),
  features: z.strictObject({ qrCode: z.boolean() }),
  permanentLinkPattern: z.literal('concat'),
  linkHost: noted(z.enum(['liff.line.me', 'miniapp.line.me']), {
    description: 'Host of links into the app; a LINE MINI App has another.',
  }),
  pages: noted(z.array(z.string().check(z.regex(/^[a-z][a-z-]*$/, 'must be a short name such as deposit'))), {
    description: 'Short names below the endpoint; the same as in src/lib/pages/pages.ts.',
  }),
})

const environment = z.strictObject({
  origin: noted(
    z
      .string()
      .check(
        z.regex(
          /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/,
          'must be an https origin such as https://www.example.com, without a path or a slash at its end',
        ),
      ),
    { description: 'Where the built site is served.' },
  ),
  channelId: noted(
    z.string().check(z.regex(/^(\d{10})?$/, 'must be the ten digits of a LINE Login channel, or empty')),
    { description: 'Of the LINE Login channel; empty until it exists.' },
  ),
  liffIds: noted(
    z.record(
      z.string(),
      z
        .string()
        .check(
          z.regex(/^(\d{10}-[A-Za-z\d]{8})?$/, 'must be a LIFF id such as 1234567890-AbCdEfGh, or empty'),
        ),
    ),
    { description: 'For each app of `apps` its id; empty until it is registered.' },
  ),
})

export const liffConfigSchema = noted(
  z.strictObject({
    $schema: z.optional(z.string()),
    endpointPath: noted(z.literal('/liff'), { description: "The site's LIFF entry." }),
    apps: z.record(z.string().check(z.regex(/^[a-z][a-z\d-]*$/)), app),
    environments: z.record(z.string().check(z.regex(/^[a-z][a-z\d-]*$/)), environment),
  }),
  { description: 'The LIFF app of the site, and where it is registered with LINE.' },
)

export type LiffConfig = z.output<typeof liffConfigSchema>

export const channelIdSchema = environment.shape.channelId

/** The app that the site is built for; further ones may be registered beside it. */
export const MAIN_APP = 'main'
