/**
 * Waits for something, but no longer than until a signal fires, and leaves no listener behind.
 *
 * @throws the reason of the signal, or what was waited for threw
 */
export function untilAborted<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
