import type * as thai from '#src/strings/money/money-write.ts'
import type { Sentences } from '../../sentences.ts'

export const moneyWrite: Sentences<typeof thai.moneyWrite> = {
  checkingTitle: 'Checking',
  checkingText: 'The connection was lost. We are asking whether this went through',
  unknownTitle: 'Not yet known',
  unknownText:
    'The connection was lost. Once it is back, this page checks by itself. Nothing will be done twice',
  onceTitle: 'Nothing is done twice',
  onceText: 'It was sent under one number. However often you check, it counts once',
  sentAt: 'Sent at',
  untoldText:
    'This site cannot look the result up by itself. See your balance and history, or ask an admin, before you start again. Nothing will be done twice',
  doneUnseen: 'Done, but it cannot be shown here. See your history. Do not do it again',
  checkAgain: 'Check again',
}
