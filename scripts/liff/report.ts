/** A plan as people read it. */
import type { FieldChange } from '#liff/config/app-state.ts'
import type { Plan, PlanStep } from '#liff/config/plan.ts'

/** The lines of a plan: each app, each field that differs, what LINE has beside them, and a sum. */
export function planLines({ steps, strangers }: Plan): string[] {
  const count = (kind: PlanStep['kind']) => steps.filter((step) => step.kind === kind).length
  return [
    ...steps.flatMap(stepLines),
    ...strangers.map((liffId) => `  ${liffId} is not in liff.config.json: left alone`),
    `${count('change')} to change, ${count('create')} to register, ${count('same')} as wanted, ${count('refused')} refused`,
  ]
}

function stepLines(step: PlanStep): string[] {
  switch (step.kind) {
    case 'same':
      return [`  ${step.app} ${step.liffId}: as wanted`]
    case 'refused':
      return [`  ${step.app}: refused, ${step.reason}`]
    case 'change':
      return [`  ${step.app} ${step.liffId}: change`, ...step.changes.map(changeLine)]
    case 'create':
      return [
        `  ${step.app}: register`,
        ...Object.entries(step.body).map(
          ([name, value]) => `    ${name.padEnd(20)} ${JSON.stringify(value)}`,
        ),
      ]
  }
}

const changeLine = ({ path, from, to }: FieldChange) =>
  `    ${path.join('.').padEnd(20)} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`
