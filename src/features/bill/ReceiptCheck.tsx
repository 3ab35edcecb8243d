import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { receiptCheckQuery } from '#src/data/lotto/receipt.ts'
import { isNotOffered } from '#src/data/platform/not-offered.ts'
import { receiptCheck as words } from '#src/strings/lotto/receipt-check.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { CheckedBill } from './public/CheckedBill.tsx'
import { CodeForm } from './public/CodeForm.tsx'

/** How many letters a code had before anybody could check it. */
const OLDER = 10

/** LOTTO-3: whether a receipt is true, for whoever has it. `code` '' asks for one. */
export function ReceiptCheck({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  return (
    <div apply="grid gap-16 one-column">
      {code === '' && <p apply="muted">{words.intro}</p>}
      {code !== '' && <OneReceipt key={code} code={code} />}
      <CodeForm key={`form ${code}`} another={code !== ''} onCode={onCode} />
    </div>
  )
}

function OneReceipt({ code }: { code: string }) {
  const query = useQuery(receiptCheckQuery(code))
  if (!query.data && isNotOffered(query.error))
    return <EmptyState art="lozenge" title={words.notOffered} text={words.notOfferedText} />
  if (!query.data && isUnknown(query.error)) {
    const older = code.replaceAll('-', '').length === OLDER
    return (
      <div role="status">
        <EmptyState art="lozenge" title={words.unknown} text={older ? words.older : words.unknownText} />
      </div>
    )
  }
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={errorText}
      skeleton={
        <>
          <Skeleton shape="title" />
          <Skeleton shape="panel" />
        </>
      }
    >
      {(receipt) => <CheckedBill receipt={receipt} />}
    </Loaded>
  )
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')
