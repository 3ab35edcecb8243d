/** `0.05`, `15.05`, `25.00`: weights of 10,000 have two decimals. */
export const percentText = (percent: number): string => percent.toFixed(2)
