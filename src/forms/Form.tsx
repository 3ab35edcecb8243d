import type { FormEvent, HTMLAttributes, ReactNode } from 'react'
import { Note } from '#src/ui/feedback/Note.tsx'
import styles from './Form.module.css'
import type { Submission } from './use-submit.ts'

interface FormProps extends Pick<HTMLAttributes<HTMLFormElement>, 'apply' | 'className'> {
  submission: Submission
  /** Names the form for screen readers, where no heading does. */
  label?: string
  children: ReactNode
}

/**
 * A real form: Enter submits, password managers recognise it, and `post` keeps a password out of the address should
 * the page's script be missing. Our own sentences replace the browser's bubbles.
 */
export function Form({ submission, label, className, children }: FormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submission.submit()
  }
  return (
    <form noValidate method="post" aria-label={label} className={className} onSubmit={handleSubmit}>
      {/* There before it is filled: a live region that arrives together with its text is often not read out. */}
      <div role="alert" className={styles.failure}>
        {submission.failure && <Note tone="lost">{submission.failure}</Note>}
      </div>
      {children}
    </form>
  )
}
