/** What a browser does not know of Thai. */
export { seams, wholeWords } from '#src/strings/whole-words.ts'
