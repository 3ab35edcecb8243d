/** Registration, sign-in and session. Requirements REG, LOGIN, ENV-8. */
import { collect } from '../../kit/endpoint/collect.ts'
import { checkAccountHandler } from './parts/check-account.ts'
import { lineSignInHandler } from './line.ts'
import { linkByOtpHandler } from './parts/link-by-otp.ts'
import { requestOtpHandler, verifyOtpHandler } from './parts/otp.ts'
import { loginByOtpHandler } from './parts/login-by-otp.ts'
import { registerHandler } from './parts/register.ts'
import { loginHandler, logoutHandler, userInfoHandler } from './parts/session.ts'

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
