import { useNavigate, useParams } from 'react-router'
import { ReceiptCheck } from '#src/features/bill/ReceiptCheck.tsx'
import { paths } from '#src/lib/pages/paths.ts'

/** `/lotto/check/:code`: a receipt, checked by whoever has it. */
export function LottoCheckPage() {
  const { code = '' } = useParams()
  const navigate = useNavigate()
  return (
    <div apply="within-560 amid page-pad-40">
      <ReceiptCheck code={code} onCode={(typed) => void navigate(paths.lottoCheck(typed))} />
    </div>
  )
}
