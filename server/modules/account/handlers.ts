/** Password, bank accounts, profile, devices and LINE link of a member. LOGIN-7, EXTRA-9. */
import { collect } from '../../kit/endpoint/collect.ts'
import { updateSubBankAccountHandler } from './bank-account.ts'
import { linkLineHandler, unlinkLineHandler } from './line.ts'
import { changePasswordHandler } from './password.ts'
import { getProfileHandler, setPreferencesHandler } from './profile.ts'
import { resetLinksHandler, resetPasswordHandler, resetPasswordV2Handler } from './reset.ts'
import { getSessionsHandler, revokeSessionsHandler } from './sessions.ts'
import { stepUpHandler, touchHandler } from './step-up.ts'

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
)
