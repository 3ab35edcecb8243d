/** As many digits, each equally likely: the remainder of bytes above 249 would favour some. */
export function randomNumber(length: number): string {
  let number = ''
  while (number.length < length) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    if (byte! < 250) number += String(byte! % 10)
  }
  return number
}
