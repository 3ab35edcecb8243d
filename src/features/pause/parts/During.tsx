import { pause as words } from '#src/strings/protection/pause.ts'
import { Check, X } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Helpline } from '../Helpline.tsx'

export interface DuringLines {
  readonly stops: readonly string[]
  readonly goesOn: readonly string[]
}

/** What a pause stops and what goes on, and who can be talked to. */
export function During({ stops, goesOn }: DuringLines) {
  return (
    <>
      <Card as="section" pad>
        <h3 apply="semi mb-4">{words.during}</h3>
        <ul apply="grid gap-8 text-14">
          {stops.map((line) => (
            <li key={line} apply="row start gap-12">
              <X size={18} apply="rigid muted" />
              {line}
            </li>
          ))}
          {goesOn.map((line) => (
            <li key={line} apply="row start gap-12">
              <Check size={18} apply="rigid won" />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <Helpline />
    </>
  )
}
