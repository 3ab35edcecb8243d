/** Around every page: route effects, and the hosts of dialogs and toasts. */
import { Suspense } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { DialogHost } from '#src/dialogs/DialogHost.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { useBeacon } from '../vitals/use-beacon.ts'
import { loadToastHost } from './toast-host.ts'
import { useRouteEffects } from './use-route-effects.ts'
import { useToastsSeen } from './use-toasts-seen.ts'

const ToastHost = lazyPart(loadToastHost)

/** The first entry of every visit has the key `default`: with its path it cannot be taken for another page's. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function Root() {
  useRouteEffects()
  useBeacon()
  const toastsSeen = useToastsSeen()
  return (
    <>
      <Outlet />
      <DialogHost />
      {toastsSeen && (
        <Suspense>
          <ToastHost />
        </Suspense>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
