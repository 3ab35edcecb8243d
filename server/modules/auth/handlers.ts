/** Registration, sign-in and session. Requirements REG, LOGIN, ENV-8. */
import { collect } from '../../kit/endpoint/collect.ts'
import { checkAccountHandler } from './check-account.ts'
import { lineSignInHandler } from './line.ts'
import { linkByOtpHandler } from './link-by-otp.ts'
import { requestOtpHandler, verifyOtpHandler } from './otp.ts'
import { loginByOtpHandler } from './login-by-otp.ts'
import { registerHandler } from './register.ts'
import { loginHandler, logoutHandler, userInfoHandler } from './session.ts'

export const authHandlers = collect(
  checkAccountHandler,
  requestOtpHandler,
  verifyOtpHandler,
  registerHandler,
  loginHandler,
  loginByOtpHandler,
  logoutHandler,
  userInfoHandler,
  lineSignInHandler,
  linkByOtpHandler,
)
