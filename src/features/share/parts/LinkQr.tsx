import styles from './LinkQr.module.css'
import { QUIET_ZONE, qrModules } from './qr.ts'

/** One rectangle for each run of dark modules in a row. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const length = (end === -1 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')

/** The QR code of a link on paper; nothing where the link is too long for one. */
export function LinkQr({ link, label }: { link: string; label: string }) {
  const modules = qrModules(link)
  if (!modules) return null
  const size = modules.length + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={pathOf(modules)} fill="currentColor" />
    </svg>
  )
}
