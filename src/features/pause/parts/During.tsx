import { pause as words } from '#src/strings/protection/pause.ts'
import { Check } from '#src/ui/icons.ts'
import { Helpline } from '../Helpline.tsx'

/** What a pause stops and what goes on, and who can be talked to. */
export function During({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <section>
        <h3 apply="semi mb-4">{words.during}</h3>
        <ul apply="grid gap-8">
          {lines.map((line) => (
            <li key={line} apply="row start gap-8 muted">
              <Check size={20} />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <Helpline />
    </>
  )
}
