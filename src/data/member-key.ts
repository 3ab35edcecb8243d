/** Query keys of everything that belongs to the signed-in member begin with this: sign-out removes them together. */
export const memberKey = ['member'] as const
