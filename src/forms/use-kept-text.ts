import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { readDraft } from './drafts.ts'
import { useKeeper } from './use-draft.ts'

const TEXT = 'text'

/** One text that is typed outside a form: as `useState('')`, kept as a form is. '' forgets it. */
export function useKeptText(name: string): [text: string, set: Dispatch<SetStateAction<string>>] {
  const keeper = useKeeper(name)
  const [text, setText] = useState(() => readDraft(name)[TEXT] ?? '')
  useEffect(() => {
    if (text === '') keeper.forget()
    else keeper.keep({ [TEXT]: text })
  }, [text, keeper])
  return [text, setText]
}
