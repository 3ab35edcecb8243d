/** What others see of a shot before its result. */

/** `12***`: numbers and their sum stay hidden until the result, or whoever shoots last would choose it. */
export const maskNumber = (number: string): string => `${number.slice(0, 2)}***`
