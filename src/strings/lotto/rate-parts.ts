/** A line that passes a step: its parts with their rates. */
export const rateParts = {
  first: (amount: string, rate: string) => `${amount} แรกจ่าย ${rate}`,
  further: (amount: string, rate: string) => `อีก ${amount} จ่าย ${rate}`,
} as const
