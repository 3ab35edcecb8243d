export const time = {
  /** Sunday first. */
  weekdays: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  months: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  /** Of the Buddhist era. */
  year: (gregorian: number) => String(gregorian + 543),
  clock: (text: string) => `${text} น.`,
} as const
