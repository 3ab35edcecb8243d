import { createContext, useContext } from 'react'

interface FieldState {
  id: string
  invalid: boolean
  required: boolean
  locked: boolean
  /** Ids of the hint and the error sentence. */
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldState | null>(null)

interface Own {
  id?: string | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** The attributes a control takes from the Field around it; its own come first. */
export function useFieldAttributes(own: Own) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    // Not the `required` attribute: the browser's own bubble would speak before our sentence does.
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    readOnly: (own.readOnly ?? field?.locked) || undefined,
  }
}

/** How the box around the control is drawn. */
export const useFieldLook = () => {
  const field = useContext(FieldContext)
  return { locked: field?.locked ?? false, invalid: field?.invalid ?? false }
}
