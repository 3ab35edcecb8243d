import * as z from 'zod/mini'
import { filled, newPassword } from '#src/forms/rules.ts'
import { forms } from '#src/strings/forms.ts'
import { password as words } from '#src/strings/password.ts'

/** The same twice: nobody sees what is typed. */
export const newPasswordSchema = z
  .object({ password: newPassword(), repeat: filled(forms.passwordRequired) })
  .check(z.refine(({ password, repeat }) => password === repeat, { error: words.differs, path: ['repeat'] }))
