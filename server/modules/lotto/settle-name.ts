/** Name of the job that settles bills (modules/bill); sent after a result, or an end without one, is committed. */
export const SETTLE = 'lotto-settle'
