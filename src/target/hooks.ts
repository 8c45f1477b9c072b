import type { Dispatcher } from 'undici'
import type { HookValues } from '../terms/hook-values.js'
import type { HookName } from '../terms/hook-name.js'
import { HookError } from './hook-error.js'
import type { Profile } from './profile.js'
import { runHookAction } from './run-hook-action.js'

/** Puts the target into states that no client can reach, and takes it out of them again. */
export interface Hooks {
  has(name: HookName): boolean
  /** Names of those that are begun and not ended, in that order. */
  begun(): readonly HookName[]
  /**
   * Brings the state about. It counts as begun even when that fails, since half of it may have
   * happened: end it all the same.
   *
   * @param values filled in where the hook names them; its end is given the same
   * @throws HookError when the profile has no such hook, it is begun already, or it fails.
   */
  begin(name: HookName, values?: HookValues): Promise<void>
  /**
   * Takes the state back; does nothing for a hook that is not begun, or that passes by itself.
   *
   * @throws HookError when it fails; `endAll` then tries once more.
   */
  end(name: HookName): Promise<void>
  /**
   * For the end of a run, Ctrl-C included: breaks off what is being begun, ends what was begun,
   * the latest first, and begins nothing any more. Never throws; returns what could not be ended.
   */
  endAll(): Promise<readonly HookError[]>
}

interface HookOptions {
  /** Of the target as it runs, which may differ from the profile's. */
  readonly baseUrl: string
  /** Answers the HTTP calls in this process, in place of the network: their time is not limited. */
  readonly dispatcher?: Dispatcher
  /** The run is being ended: what is being begun is broken off, and nothing is begun any more. */
  readonly ended?: AbortSignal
  /** The time is up that ends may take when the run is being ended. */
  readonly closing?: AbortSignal
}

interface Beginning {
  readonly done: Promise<void>
  readonly values: HookValues
}

/** The hooks of a profile, ready to be begun and ended. */
export function createHooks(
  { hooks }: Pick<Profile, 'hooks'>,
  { baseUrl, dispatcher, ended, closing = new AbortController().signal }: HookOptions,
): Hooks {
  /** What was begun and has to be ended, in that order, with the beginning itself. */
  const begun = new Map<HookName, Beginning>()
  const ending = new Map<HookName, Promise<void>>()
  const stop = new AbortController()
  const breakOff = (): void => stop.abort()
  if (ended?.aborted) breakOff()
  ended?.addEventListener('abort', breakOff, { once: true })

  async function run(
    name: HookName,
    step: 'begin' | 'end',
    values: HookValues,
    stopping: AbortSignal,
  ): Promise<void> {
    const hook = hooks[name]
    const action = hook?.[step]
    if (!hook || !action) return
    const place = { baseUrl, values, dispatcher }
    // What answers in this process takes as long as the machine is busy, which says nothing of a target.
    const isHere = dispatcher !== undefined && action.kind === 'request'
    const timeLimit = isHere ? undefined : hook.timeLimit
    const outcome = await runHookAction(action, place, { timeLimit, stopping })
    if (outcome.kind === 'failed') {
      throw new HookError(name, step, outcome.reason, { cause: outcome.cause })
    }
  }

  async function endNow(name: HookName, { done, values }: Beginning): Promise<void> {
    try {
      await done.catch(() => {})
      await run(name, 'end', values, closing)
      begun.delete(name)
    } finally {
      ending.delete(name)
    }
  }

  async function end(name: HookName): Promise<void> {
    const beginning = begun.get(name)
    if (!beginning) return
    // A scenario and the end of the run may both want it ended: once is enough.
    if (!ending.has(name)) ending.set(name, endNow(name, beginning))
    await ending.get(name)
  }

  return {
    has: (name) => hooks[name] !== undefined,
    begun: () => [...begun.keys()],
    async begin(name, values = {}) {
      const refuse = (reason: string): never => {
        throw new HookError(name, 'begin', reason)
      }
      if (!hooks[name]) refuse('is not in the profile. Add it there.')
      if (stop.signal.aborted) refuse('was not begun: the run is stopping.')
      if (begun.has(name)) refuse('was begun already and not ended.')
      const done = run(name, 'begin', values, stop.signal)
      if (hooks[name]?.end) begun.set(name, { done, values })
      await done
    },
    end,
    async endAll() {
      stop.abort()
      // The signal of a run that comes to no early end would keep all of it.
      ended?.removeEventListener('abort', breakOff)
      const failures: HookError[] = []
      for (const name of [...begun.keys()].toReversed()) {
        try {
          await end(name)
        } catch (error) {
          if (!(error instanceof HookError)) throw error
          failures.push(error)
        }
      }
      return failures
    },
  }
}
