/** Password, PIN, passkeys, bank accounts, profile, devices and LINE link of a member. LOGIN-7, EXTRA-9. */
import { collect } from '../../kit/endpoint/collect.ts'
import { updateSubBankAccountHandler } from './parts/bank-account.ts'
import { linkLineHandler, unlinkLineHandler } from './parts/line.ts'
import { getPasskeysHandler, removePasskeyHandler } from './parts/passkeys/list.ts'
import { addPasskeyHandler, beginPasskeyHandler } from './parts/passkeys/make.ts'
import { askPasskeyHandler, verifyPasskeyHandler } from './parts/passkeys/use.ts'
import { changePasswordHandler } from './parts/password.ts'
import { getPinHandler, sendPinCodeHandler, setPinHandler, verifyPinHandler } from './parts/pin.ts'
import { getProfileHandler, setPreferencesHandler } from './parts/profile.ts'
import { resetLinksHandler, resetPasswordHandler, resetPasswordV2Handler } from './parts/reset.ts'
import { getSessionsHandler, revokeSessionsHandler } from './parts/sessions.ts'
import { stepUpHandler, touchHandler } from './parts/step-up.ts'

export const accountHandlers = collect(
  changePasswordHandler,
  resetPasswordHandler,
  resetPasswordV2Handler,
  resetLinksHandler,
  updateSubBankAccountHandler,
  getProfileHandler,
  setPreferencesHandler,
  getSessionsHandler,
  revokeSessionsHandler,
  linkLineHandler,
  unlinkLineHandler,
  stepUpHandler,
  touchHandler,
  getPinHandler,
  sendPinCodeHandler,
  setPinHandler,
  verifyPinHandler,
  getPasskeysHandler,
  beginPasskeyHandler,
  addPasskeyHandler,
  askPasskeyHandler,
  verifyPasskeyHandler,
  removePasskeyHandler,
)
