/** `1 line`, `2 lines`, `1,204 lines`: where a language has a form for one and one for many. */
export const counted = (count: string | number, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`
