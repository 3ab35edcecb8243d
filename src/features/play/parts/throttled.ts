/** Calls `task` at most once in `ms`: the first call at once, later ones together at the end of the pause. */
export function throttled(task: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false

  function run(): void {
    again = false
    task()
    timer = setTimeout(() => {
      timer = undefined
      if (again) run()
    }, ms)
  }
  return {
    call() {
      if (timer === undefined) run()
      else again = true
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
