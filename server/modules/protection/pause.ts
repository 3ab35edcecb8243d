/** The other half of what protects a member: the reminder and the pause. There is none of either yet. */
import type { Protection } from '#contracts/protection.ts'
import type { Db } from '../../db/types.ts'

export const pauseOf = async (
  _db: Db,
  _memberId: string,
): Promise<Pick<Protection, 'reminder_minutes' | 'pause'>> => ({ reminder_minutes: 0, pause: null })
