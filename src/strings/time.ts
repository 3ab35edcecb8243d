export const time = {
  /** Sunday first. */
  weekdays: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  clock: (text: string) => `${text} น.`,
} as const
