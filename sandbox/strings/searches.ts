/** What people look for among the sandbox's games, one of its words each; for benches. */
export const searches = ['ทอง', 'นก', 'มังกร'] as const
