import type { ReactNode } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import type { Pause } from './use-pause.ts'

interface SubmitButtonProps {
  busy: boolean
  /** While it lasts the button says for how long. */
  pause: Pause
  /** Something is still missing that no field can say. */
  disabled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The one vermilion button that sends a form. */
export function SubmitButton({ busy, pause, disabled = false, className, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      tone="cta"
      size="lg"
      block
      className={className}
      busy={busy}
      disabled={disabled || pause.text !== null}
    >
      {pause.text ?? children}
    </Button>
  )
}
