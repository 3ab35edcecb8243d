import { qrModules, QUIET_ZONE } from '#src/lib/image/qr-modules.ts'

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

/** A QR code on paper, in the colour of its place; nothing where the text is too long for one. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const modules = qrModules(text)
  if (!modules) return null
  const size = modules.length + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={pathOf(modules)} fill="currentColor" />
    </svg>
  )
}
