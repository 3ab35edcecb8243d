/** How a reality check was closed; null: without an answer. */
export type Answered = 'go on' | 'stop' | 'history' | null
