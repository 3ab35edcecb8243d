import { share } from '#src/strings/share.ts'
import { Field } from '#src/ui/Field.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import styles from './CodeFields.module.css'
import type { CodeFieldsProps } from './use-link-codes.ts'

/** Whose link it is. */
export function CodeFields(props: CodeFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label={share.agentCode}
        locked={props.agentLocked}
        error={props.agentWrong ? share.codeRule : undefined}
      >
        <TextInput
          value={props.agent}
          readOnly={props.agentLocked}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onAgent(event.target.value)}
        />
      </Field>
      <Field
        label={share.referral}
        note={share.optional}
        error={props.referralWrong ? share.codeRule : undefined}
      >
        <TextInput
          value={props.referral}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onReferral(event.target.value)}
        />
      </Field>
    </div>
  )
}
