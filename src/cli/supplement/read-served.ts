import type { Suites } from '../../run/load-suites.js'
import type { Contract } from '../../contract/contract.js'
import { groupBy } from '../../run/group-by.js'
import { callActors } from '../../scenario/request/call-actors.js'
import { Undecided } from '../../scenario/undecided.js'
import { NoAnswer } from '../../scenario/request/no-answer.js'
import type { Profile } from '../../target/profile.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import { openReadOnlyTarget } from '../init/open-read-only-target.js'
import { type Place, readPlace } from './place.js'
import type { Skeleton } from './skeletons.js'

interface Parts {
  /** All interfaces: what one of them serves may describe another one as well. */
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
}

/** What the definitions of a target tell. */
export interface Served {
  /** Where operations are, by their operationId. */
  readonly places: ReadonlyMap<string, Place>
  /** Interfaces whose definition was read. */
  readonly read: readonly string[]
  /** Interfaces whose definition was not, by a sentence that says why. */
  readonly unread: ReadonlyMap<string, readonly string[]>
}

const methods = ['get', 'put', 'post', 'patch', 'delete']

/**
 * Reads where operations are out of the definitions that a target serves of itself.
 *
 * @throws CommandError when the target is not there
 */
export async function readServed(parts: Parts, skeletons: readonly Skeleton[]): Promise<Served> {
  const view = await openReadOnlyTarget(parts)
  const { run } = view
  try {
    const first = await view.availability.preflight()
    if (first.kind === 'lost')
      throw new CommandError(
        `no definition could be read: ${first.why}.\n${first.remedy}`,
        exitCode.untested,
      )
    const operations = parts.contract.interfaces
      .flatMap((one) => one.operations)
      .filter(({ servesDefinition }) => servesDefinition)
    const answers = await Promise.all(
      operations.map(async ({ interface: name, id }) => {
        const { signal } = run
        const { finder } = callActors({ run, interface: name, scenario: 'supplement', signal })
        try {
          const { status, json } = await finder('customer').send(id)
          const why = status === 200 ? 'It is no JSON.' : `It was answered with ${status}.`
          return { name, why, document: status === 200 ? json : undefined }
        } catch (error) {
          // It serves none, or not to this caller.
          if (error instanceof Undecided || error instanceof NoAnswer)
            return { name, why: error.message, document: undefined }
          throw error
        }
      }),
    )
    const named = (names: readonly { readonly name: string }[]) => names.map(({ name }) => name)
    const unread = answers.filter(({ document }) => document === undefined)
    return {
      places: new Map(answers.flatMap(({ document }) => placesIn(document, skeletons))),
      read: named(answers.filter(({ document }) => document !== undefined)),
      unread: new Map(
        [...groupBy(unread, ({ why }) => [why])].map(([why, all]) => [why, named(all)]),
      ),
    }
  } catch (error) {
    throw view.secretFilter.error(error)
  } finally {
    await view.close()
  }
}

/** Where a given definition has these operations, by their operationIds. */
function placesIn(
  document: unknown,
  skeletons: readonly Skeleton[],
): readonly (readonly [string, Place])[] {
  return membersOf(membersOf(document)['paths'] ?? {}, (path, item) =>
    membersOf(item, (method, operation) => {
      const { operationId, responses } = membersOf(operation)
      const skeleton = skeletons.find((one) => one.operation === operationId)
      if (skeleton === undefined || !methods.includes(method)) return []
      const success = Object.keys(membersOf(responses)).find((one) => /^2\d\d$/.test(one)) ?? ''
      const place = readPlace(`${method} ${path} ${success}`, skeleton)
      return place === undefined ? [] : [[skeleton.operation, place] as const]
    }),
  )
}

function membersOf(value: unknown): Readonly<Record<string, unknown>>
function membersOf<T>(value: unknown, each: (name: string, one: unknown) => readonly T[]): T[]
function membersOf<T>(value: unknown, each?: (name: string, one: unknown) => readonly T[]) {
  const members = typeof value === 'object' && value !== null ? value : {}
  if (each === undefined) return members
  return Object.entries(members).flatMap(([name, one]) => each(name, one))
}
