import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import styles from './PreviewBox.module.css'
import type { Preview } from './use-preview.ts'

/** PROMO-4: the server's figures, or its reason, or what is still missing. */
export function PreviewBox({ preview, free }: { preview: Preview; free: boolean }) {
  const { data, waiting, refusal } = preview
  return (
    <div apply="mt-16" aria-live="polite" aria-busy={waiting}>
      {refusal !== null ? (
        <Note tone="lost">{refusal}</Note>
      ) : data ? (
        <Framed hair className={styles.box}>
          <p apply="small muted">{words.preview}</p>
          <dl className={styles.figures}>
            <dt>{words.credit}</dt>
            <dd>
              <Money satang={data.credit_amount} sign tone="won" />
            </dd>
            <dt>{words.total}</dt>
            <dd>
              <Money satang={data.total_balance} />
            </dd>
            {data.bound_amount != null && (
              <>
                <dt>{words.bound}</dt>
                <dd>
                  <Money satang={data.bound_amount} />
                </dd>
              </>
            )}
            {data.own_amount != null && (
              <>
                <dt>{words.own}</dt>
                <dd>
                  <Money satang={data.own_amount} />
                </dd>
              </>
            )}
            <dt>{words.target}</dt>
            <dd>
              <Money satang={data.target_turnover} />
            </dd>
            <dt>{words.targetBalance}</dt>
            <dd>{data.target_balance > 0 ? <Money satang={data.target_balance} /> : words.notSet}</dd>
            <dt>{words.returned}</dt>
            <dd>
              <Money satang={data.return_credit} />
            </dd>
          </dl>
        </Framed>
      ) : (
        <p className={styles.empty}>
          {waiting && <Spinner />}
          {waiting ? words.previewWaiting : free ? words.previewEmptyFree : words.previewEmpty}
        </p>
      )}
    </div>
  )
}
