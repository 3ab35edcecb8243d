import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

interface LimitsProps {
  limits: readonly NumberLimit[]
  rates: readonly LottoRate[]
}

export const limitsDialog = defineDialog<LimitsProps, void>({
  name: 'lotto-limits',
  load: async () => (await import('./LimitsSheet.tsx')).LimitsSheet,
  dismissed: undefined,
})
