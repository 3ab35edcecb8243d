/** How every form sends: pending and failure are part of the type, input is never lost, a write is never repeated. */
import { useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'

/** What sending needs of a form, whose fields have these names; react-hook-form's have it. */
export interface Sendable<Name extends string, Output, Values extends object = object> {
  getValues: () => Values
  setError: (field: Name, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void
  handleSubmit: (send: (values: Output) => Promise<void>) => () => Promise<void>
}

interface SubmitOptions<Name extends string, Output, Result> {
  form: Sendable<Name, Output>
  /** Sends what the form holds. Called once per submit, never while another one runs. */
  send: (values: Output) => Promise<Result>
  onDone: (result: Result, values: Output) => void | Promise<void>
  /**
   * Every failure that no field of this form explains. The sentence it returns stands in the form; nothing, when it
   * was shown elsewhere (a toast, a dialog): one failure, one message.
   */
  onFailure: (error: unknown, values: Output) => string | void | Promise<string | void>
  /** Names of the request that the form calls otherwise. */
  fieldNames?: Readonly<Record<string, Name>>
}

export interface Submission {
  busy: boolean
  /** Sentence of the form's own error region. */
  failure: string | null
  /** Checks the fields, then sends; a second call while one runs does nothing. */
  submit: () => void
}

export function useSubmit<Name extends string, Output, Result>(
  options: SubmitOptions<Name, Output, Result>,
): Submission {
  const { form, send, onDone, onFailure, fieldNames } = options
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // State comes too late for two presses within one frame.
  const running = useRef(false)

  const exchange = async (values: Output) => {
    try {
      await onDone(await send(values), values)
    } catch (error) {
      if (!showInFields(form, error, fieldNames)) setFailure((await onFailure(error, values)) ?? null)
    }
  }

  const submit = async () => {
    if (running.current) return
    running.current = true
    setFailure(null)
    setBusy(true)
    await form
      .handleSubmit(exchange)()
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }

  return { busy, failure, submit: () => void submit() }
}

/** Puts each sentence beside its field, focus in the first; false when the error is not about fields we show. */
export function showInFields<Name extends string>(
  form: Pick<Sendable<Name, unknown>, 'getValues' | 'setError'>,
  error: unknown,
  fieldNames: Readonly<Record<string, Name>> = {},
): boolean {
  if (!(error instanceof ApiError)) return false
  const known = Object.keys(form.getValues())
  const shown = Object.entries(error.fields).flatMap(([name, message]) => {
    const field = fieldNames[name] ?? (name as Name)
    return known.includes(field.split('.')[0] ?? '') ? [{ field, message }] : []
  })
  shown.forEach(({ field, message }, index) => {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return shown.length > 0
}
