/** Where tests look for it. */
export { axeCheck } from '../../scripts/test/axe.ts'
