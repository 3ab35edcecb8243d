/** When the outside register is asked about members who do not sign in (outside-register.ts). */
import * as z from 'zod/mini'
import { defineJob } from '../../kit/job.ts'
import { askRegisterDaily } from './outside-register.ts'

/** Hourly, so that who was stopped by its silence plays again within one; everybody else once a day. */
export const registerJob = defineJob(
  'pause.register',
  z.object({}),
  (_, context) => askRegisterDaily(context),
  {
    schedule: '40 * * * *',
  },
)
