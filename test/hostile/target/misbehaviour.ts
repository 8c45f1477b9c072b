import type { Socket } from 'node:net'

/** A request as the hostile target read it. */
export interface Asked {
  /** From 1, in the order of arrival. */
  readonly number: number
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** An answer before it is on the wire. Nothing in it has to be valid. */
export interface Told {
  readonly status: number
  readonly reason?: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** Where a misbehaviour takes place. */
export interface TargetState {
  /** `http://127.0.0.1:<port>` of the hostile target. */
  readonly origin: string
  /** The same of an unknown client, which may not be asked anything. */
  readonly stranger: string
  /** What the customer of the run is known by. */
  readonly secrets: readonly string[]
}

/** One way in which a target misbehaves, and what a run is to make of it. */
export interface Misbehaviour {
  /** In kebab-case. */
  readonly name: string
  /** What the target does. */
  readonly sentence: string
  /** Requests that it misbehaves at; all by default. */
  when?(asked: Asked): boolean
  /** Changes the honest answer. Such misbehaviours can be combined. */
  spoil?(told: Told, asked: Asked, scene: TargetState): Told
  /** Has the connection to itself, in place of an answer. */
  seize?(socket: Socket, told: Told, asked: Asked, scene: TargetState): void
  /** Options of the command beyond profile and folder; `--interface accounts` by default. */
  readonly args?: readonly string[]
  /** Limits of the profile, in place of those that are given to all. */
  readonly limits?: Readonly<Record<string, number>>
  /** Exit codes that are right; 1 and 3 by default. */
  readonly exits?: readonly number[]
  /** The line that says what happened; the verdict, or that there is none, by default. */
  readonly says?: RegExp
  /** Seconds in which the run has to be over, where that is less than its limits say. */
  readonly within?: number
}

/** Text as the body of an answer. */
export const told = (answer: Told, body: string | Buffer, status = answer.status): Told => ({
  ...answer,
  status,
  body: Buffer.from(body),
})
