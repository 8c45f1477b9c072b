/** Calls back once after so many milliseconds, unless what it returns is called before. Keeps no process alive. */
export type Timer = (milliseconds: number, call: () => void) => () => void

/** The timer of this machine. */
export const systemTimer: Timer = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds).unref()
  return () => clearTimeout(timer)
}
