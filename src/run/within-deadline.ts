/**
 * Does something that ends when its time runs out, or when an outer signal ends it. Whatever comes first,
 * neither timer nor listener stays behind.
 *
 * @param signal ends it early; its reason is handed on
 * @param milliseconds time that it may take
 * @param late reason of its own signal when the time runs out
 * @param perform what is done; not broken off but by its signal
 * @param heldBack milliseconds so far in which it was held back: it has so much more time
 */
export async function withinDeadline<T>(
  signal: AbortSignal,
  milliseconds: number,
  late: () => Error,
  perform: (signal: AbortSignal) => Promise<T>,
  heldBack: () => number = () => 0,
): Promise<T> {
  const own = new AbortController()
  const stop = (): void => own.abort(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  let given = heldBack()
  const atItsEnd = (): void => {
    const more = heldBack() - given
    given += more
    if (more > 0) timer = setTimeout(atItsEnd, more)
    else own.abort(late())
  }
  let timer = setTimeout(atItsEnd, milliseconds)
  try {
    return await perform(own.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
