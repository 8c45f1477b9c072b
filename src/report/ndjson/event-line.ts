import { escapeLogCommands } from '../escape-log-commands.js'

/**
 * Something that happened in a run, for programs; `schemas/event.schema.json` describes each kind. It holds nothing that a
 * target said: what an answer held may turn out to be a secret only later.
 */
export type Event =
  | {
      readonly event: 'run-begun'
      readonly tool: string
      readonly target: string
      readonly seed: number
    }
  | { readonly event: 'scenario-begun' | 'scenario-ended'; readonly scenario: string }
  | {
      readonly event: 'exchange'
      readonly number: number
      readonly scenario?: string
      readonly operation?: string
      readonly actor: string
      readonly method: string
      /** Absent where there was no answer; `failure` says why. */
      readonly status?: number
      readonly failure?: string
      readonly milliseconds: number
    }
  | {
      readonly event: 'progress'
      readonly interface: string
      readonly done: number
      readonly planned: number
      readonly fail: number
    }
  | {
      readonly event: 'requirement'
      readonly requirement: string
      readonly verdict: string
      /** It failed, and the baseline lists it. */
      readonly known?: true
    }
  | { readonly event: 'run-ended'; readonly verdict: string; readonly totals: object }

/** An event with the time at which it happened (RFC 3339, UTC) as a line of JSON. */
export const eventLine = (event: Event, time: string): string =>
  `${escapeLogCommands(JSON.stringify({ time, ...event }), '\\u00')}\n`
