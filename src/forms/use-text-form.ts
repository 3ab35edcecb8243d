import { type ChangeEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useKeeper, withDraft } from './use-draft.ts'
import type { Sendable } from './use-submit.ts'

type Texts = Record<string, string>
type NameIn<Values> = keyof Values & string

interface TextFormOptions<Values extends Texts> {
  schema: z.ZodMiniType<Values>
  /** Nothing typed; its names in the order of the fields. */
  empty: NoInfer<Values>
  /** Keeps the drafts of two forms apart. */
  draft: string
  /** The fields that the draft keeps. */
  kept: readonly NameIn<Values>[]
}

interface State<Values extends Texts> {
  values: Values
  /** The sentences beside the fields. */
  errors: Partial<Record<NameIn<Values>, string>>
  /** Whether it has been sent, or tried to be. */
  tried: boolean
}

/**
 * A form of a few texts, for where nobody is to wait for react-hook-form (decision 137). It does what forms with that do: all is checked
 * when it is sent, then each field while it is typed in; the first that is wrong gets the focus; a draft keeps what is typed.
 */
export function useTextForm<Values extends Texts>(options: TextFormOptions<Values>) {
  const { schema, empty, draft, kept } = options
  const keeper = useKeeper(draft)
  const [state, setState] = useState((): State<Values> => ({
    values: withDraft(draft, empty),
    errors: {},
    tried: false,
  }))
  /** State is of the last render; what is sent, or looked at after an answer, is of now. */
  const now = useRef(state)
  const inputs = useRef<Partial<Record<NameIn<Values>, HTMLInputElement | null>>>({})

  const change = (part: Partial<State<Values>>) => {
    now.current = { ...now.current, ...part }
    setState(now.current)
    const { values } = part
    if (values) keeper.keep(Object.fromEntries(kept.map((name) => [name, values[name]])))
  }
  const setFocus = (name: NameIn<Values>, shouldSelect = false) => {
    inputs.current[name]?.focus()
    if (shouldSelect) inputs.current[name]?.select()
  }
  const type = (name: NameIn<Values>, text: string) => {
    const { errors, tried } = now.current
    const values = { ...now.current.values, [name]: text }
    change({ values, ...(tried && { errors: { ...errors, [name]: wrongOf(schema, values)[name] } }) })
  }
  const sendable: Sendable<NameIn<Values>, Values, Values> = {
    getValues: () => now.current.values,
    setError(name, { message }, { shouldFocus }) {
      change({ errors: { ...now.current.errors, [name]: message } })
      if (shouldFocus) setFocus(name)
    },
    handleSubmit: (send) => async () => {
      const { values } = now.current
      const errors = wrongOf(schema, values)
      change({ errors, tried: true })
      const wrong = (Object.keys(empty) as NameIn<Values>[]).find((name) => errors[name])
      if (wrong) return setFocus(wrong)
      await send(values)
    },
  }
  return {
    ...sendable,
    values: state.values,
    errors: state.errors,
    setFocus,
    /** What the input of a field is given. */
    input: (name: NameIn<Values>) => ({
      name,
      value: state.values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(name, target.value),
      ref(input: HTMLInputElement | null) {
        inputs.current[name] = input
      },
    }),
    /** Back to nothing typed. */
    reset: () => change({ values: empty, errors: {}, tried: false }),
  }
}

/** What is said of the values: of each field the first sentence. */
function wrongOf<Values extends Texts>(
  schema: z.ZodMiniType<Values>,
  values: Values,
): State<Values>['errors'] {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message])) as Partial<
    Record<NameIn<Values>, string>
  >
}
