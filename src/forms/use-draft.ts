import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

/** How long typing rests before it is written, ms: storage is synchronous and slow on cheap phones. */
const REST_MS = 300

interface Keeper {
  keep: (values: Readonly<Record<string, unknown>>) => void
  flush: () => void
  forget: () => void
}

function keeperOf(name: string): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: Readonly<Record<string, unknown>> | null = null
  const flush = () => {
    clearTimeout(timer)
    if (latest) writeDraft(name, latest)
    latest = null
  }
  return {
    keep(values) {
      latest = values
      clearTimeout(timer)
      timer = setTimeout(flush, REST_MS)
    },
    flush,
    forget() {
      clearTimeout(timer)
      latest = null
      clearDraft(name)
    },
  }
}

/** What rests is written when the part goes; and at once when a WebView is sent away, because it may never come back. */
export function useKeeper(name: string): Keeper {
  const [keeper] = useState(() => keeperOf(name))
  useEffect(() => {
    addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return keeper
}

/**
 * Keeps the named fields of a form (all of them unless told) as a draft while they are typed. Values come back through
 * `withDraft`, as the form's default values, so that the first paint already shows them. While `never` holds nothing is
 * kept, and what was is forgotten. Returns how it is forgotten: when what was typed has been sent, or given up.
 */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  fields?: readonly FieldPath<Values>[],
  never?: (values: Values) => boolean,
): () => void {
  const kept = fields?.join(' ')
  const keeper = useKeeper(name)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          if (never?.(values)) return keeper.forget()
          keeper.keep(
            kept === undefined
              ? values
              : Object.fromEntries(kept.split(' ').map((field) => [field, values[field]])),
          )
        },
      }),
    [form, kept, keeper, never],
  )
  return keeper.forget
}

/** Default values of a form, with what its draft holds in place of the empty ones. */
export function withDraft<Values extends FieldValues>(name: string, empty: Values): Values {
  const draft = readDraft(name)
  const known = Object.entries(draft).filter(([field, text]) => field in empty && text !== '')
  return { ...empty, ...Object.fromEntries(known) }
}
