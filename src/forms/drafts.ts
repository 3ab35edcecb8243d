/**
 * Half-filled forms, kept for this browser tab (LOGIN-8): they survive a reload, a killed WebView and a session that
 * expires. Only text of named fields; a password or a one-time code is never among them.
 */
import { keptDrafts } from '#src/stores/kept/kept-drafts.ts'
import { asRecord, persisted } from '#src/stores/persisted.ts'

type Draft = Readonly<Record<string, string>>
type Drafts = Readonly<Record<string, Draft>>

const NEVER = /password|otp|token|pin$/i

const stored = persisted<Drafts>({
  ...keptDrafts,
  version: 1,
  parse(value) {
    const record = asRecord(value)
    return record && Object.fromEntries(Object.entries(record).map(([name, draft]) => [name, textsOf(draft)]))
  },
})

function textsOf(value: unknown): Draft {
  return Object.fromEntries(
    Object.entries(asRecord(value) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !NEVER.test(entry[0]),
    ),
  )
}

export const readDraft = (form: string): Draft => stored.read()?.[form] ?? {}

/** Keeps the texts of a form; secrets are left out whatever the caller names. */
export function writeDraft(form: string, values: Readonly<Record<string, unknown>>): void {
  stored.write({ ...stored.read(), [form]: textsOf(values) })
}

/** The form was sent or given up. */
export function clearDraft(form: string): void {
  const { [form]: _gone, ...rest } = stored.read() ?? {}
  stored.write(rest)
}
