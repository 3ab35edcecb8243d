/** What of an exchange may stand in a report: enough to find the fault, nothing of a person, no way in. */

const SECRET =
  /^(authorization|cookie|set-cookie|.*password.*|.*token.*|otp.*|code_verifier|nonce|id_token|server_seed|client_seed)$/i
const PERSONAL =
  /^(username|full_name|mobile|.*_mobile|bank_account_no|bank_account_name|account_name|birthday|display_name|address|name_on.*|qr_payload|line_id|email)$/i

const hidden = (value: unknown): unknown =>
  typeof value === 'string' ? `… (${value.length} characters)` : value === null ? null : '…'

/** A copy in which secrets and what names a person are hidden; the first rows of a list stand for all. */
export function masked(value: unknown, rows: number = 2): unknown {
  if (Array.isArray(value)) {
    const shown = value.slice(0, rows).map((one) => masked(one, rows))
    return value.length > rows ? [...shown, `… ${value.length - rows} more`] : shown
  }
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 199)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      SECRET.test(key) || PERSONAL.test(key) ? hidden(one) : masked(one, rows),
    ]),
  )
}

/** The same for a body as it came: JSON masked, anything else by its beginning. */
export function maskedBody(body: string): unknown {
  try {
    return masked(JSON.parse(body))
  } catch {
    return body.length > 160 ? `${body.slice(0, 159)}…` : body
  }
}
