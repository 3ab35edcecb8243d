import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'

/** A bill has no form whose fields could say it (the wallet, the number of lines): the sentence stands alone. */
export function billError(error: unknown): string {
  const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
  return field ?? errorText(error)
}
