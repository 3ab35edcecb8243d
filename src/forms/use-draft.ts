import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './drafts.ts'

/** How long typing rests before it is written, ms: storage is synchronous and slow on cheap phones. */
const REST_MS = 300

/**
 * Keeps the named fields of a form as a draft while they are typed. Values come back through `withDraft`, as the
 * form's default values, so that the first paint already shows them.
 */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  fields: readonly FieldPath<Values>[],
): void {
  const kept = fields.join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest: Record<string, unknown> | null = null
    const flush = () => {
      clearTimeout(timer)
      if (latest) writeDraft(name, latest)
      latest = null
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        latest = Object.fromEntries(kept.split(' ').map((field) => [field, values[field]]))
        clearTimeout(timer)
        timer = setTimeout(flush, REST_MS)
      },
    })
    // A WebView that is sent to the background may never come back: what is typed is written at once.
    const handleHide = () => flush()
    addEventListener('pagehide', handleHide)
    document.addEventListener('visibilitychange', handleHide)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', handleHide)
      document.removeEventListener('visibilitychange', handleHide)
      flush()
    }
  }, [form, kept, name])
}

/** Default values of a form, with what its draft holds in place of the empty ones. */
export function withDraft<Values extends Record<string, string>>(name: string, empty: Values): Values {
  const draft = readDraft(name)
  const known = Object.entries(draft).filter(([field, text]) => field in empty && text !== '')
  return { ...empty, ...Object.fromEntries(known) }
}
