/** What the build was told of the agent's platform (README, configuration table): its profile and its clock. */
interface PlatformEnv {
  /** Its file in `platforms/`, '' where it needs none. */
  name: string
  /** Names of calls that it answers, and of those that it does not have, by its profile. */
  offered: readonly string[]
  notOffered: readonly string[]
  /** Of times that come without one: an offset, or a zone of the IANA database. */
  zone: string
}

const raw = import.meta.env
const names = (list: string | undefined) => (list ?? '').split(',').filter(Boolean)

export const platformEnv: PlatformEnv = {
  name: raw.VITE_PLATFORM ?? '',
  offered: names(raw.VITE_PLATFORM_OFFERED),
  notOffered: names(raw.VITE_PLATFORM_NOT_OFFERED),
  zone: raw.VITE_PLATFORM_ZONE || '+07:00',
}
