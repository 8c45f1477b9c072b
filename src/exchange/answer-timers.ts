import type { TransportLimits } from './transport-limits.js'

/** The times that an answer has, in one request. */
export interface AnswerTimers {
  /** From now on the head of the answer is waited for. */
  awaitHead(): void
  /** The head is there: from now on no part of the body may be late. */
  awaitBody(): void
  /** A part of the body came. */
  heard(): void
  /** They stand still until they are resumed: what is waited for is no fault of the target. */
  pause(): void
  resume(): void
  /** For good. */
  stop(): void
}

/**
 * Starts the time of a whole answer. Our own timers rather than undici's, which may be a second late.
 *
 * @param deadline `performance.now()` at which the total time is used up
 * @param onLate called with the reason as soon as one of the times is over
 */
export function answerTimers(
  host: string,
  limits: Required<TransportLimits>,
  deadline: number,
  onLate: (because: string) => void,
): AnswerTimers {
  let total: NodeJS.Timeout | undefined
  let phase: NodeJS.Timeout | undefined
  let left = deadline - performance.now()

  const awaitAll = (): void => {
    const because = `the answer of ${host} was not complete within ${limits.totalTimeout} ms`
    total = setTimeout(() => onLate(because), Math.max(0, left))
  }
  const awaitPhase = (milliseconds: number, because: string): void => {
    clearTimeout(phase)
    phase = setTimeout(() => onLate(because), milliseconds)
  }
  const awaitBody = (): void =>
    awaitPhase(
      limits.bodyTimeout,
      `${host} fell silent for ${limits.bodyTimeout} ms in the middle of its answer`,
    )
  const stop = (): void => {
    clearTimeout(total)
    clearTimeout(phase)
    phase = undefined
  }

  awaitAll()
  return {
    awaitHead: () =>
      awaitPhase(
        limits.headTimeout,
        `${host} did not begin to answer within ${limits.headTimeout} ms`,
      ),
    awaitBody,
    heard: () => void phase?.refresh(),
    pause: () => {
      left = deadline - performance.now()
      stop()
    },
    resume: () => {
      awaitAll()
      awaitBody()
    },
    stop,
  }
}
