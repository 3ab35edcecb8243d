/** A question with two answers: `await confirm({...})`. Closing it any other way is the safe answer. */
import type { Announcement } from './AlertDialog.tsx'
import type { Question } from './ConfirmDialog.tsx'
import { announce, defineDialog, open } from './dialogs.ts'

const confirmDialog = defineDialog<Question, boolean>({
  name: 'confirm',
  load: async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  dismissed: false,
})

/** True for the wanted action only. */
export const confirm = (question: Question): Promise<boolean> => open(confirmDialog, question)

/** A question that nothing the member pressed has led to: in its turn, and never over a form. */
export const confirmInTurn = (question: Question): Promise<boolean> => announce(confirmDialog, question)

const alertDialog = defineDialog<Announcement, void>({
  name: 'alert',
  load: async () => (await import('./AlertDialog.tsx')).AlertDialog,
  dismissed: undefined,
})

/** Something that has gone wrong and must be read (LOGIN-4, GAME-3). */
export const alert = (announcement: Announcement): Promise<void> => open(alertDialog, announcement)
