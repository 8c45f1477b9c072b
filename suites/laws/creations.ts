import {
  type Answer,
  assumePermitted,
  type Creation,
  isTag,
  law,
  notShown,
  type Operation,
  opaque,
  removeCreated,
  tagOf,
} from '../../src/scenario/index.js'
import { requirementBy } from './requirement-by.js'
import { safetyOf } from './order-for.js'

/** What is created is there afterwards: where the answer says, as it was sent, with the entity tag that was told. */
export default law('creations', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter((one) => one.law === 'creations')
    if (bound.length === 0) return []
    const id = requirementBy(bound)
    return {
      operation: operation.id,
      title: `What ${operation.id} creates is there afterwards`,
      verifies: bound.map((one) => one.requirement),
      ...safetyOf(operation),
      async steps(stage) {
        const { verify, undecided } = stage
        const creation = (await stage.fixtures[`${operation.id}Creation`]?.()) as
          | Creation
          | undefined
        if (creation === undefined) throw new Error(`no fixture ${operation.id}Creation`)
        const leave = (aspects: readonly string[], because: string, dependsOn?: string): void => {
          for (const one of aspects)
            if (id(one) !== '')
              undecided(id(one), because, dependsOn === undefined ? {} : { dependsOn })
        }
        const sender = stage[creation.actor]
        const json = creation.body()
        const created = await sender.send(operation.id, { json })
        removeCreated(stage, creation, created)
        assumePermitted(stage, created)
        if (!created.documented) {
          const root = operation.requirement({ kind: 'status' })
          const because = `It was answered with ${created.status}, which is not documented.`
          return leave(['answered', 'location', 'shown', 'tag'], because, root)
        }
        if (creation.mayNeedMore?.includes(created.status))
          return leave(
            ['answered', 'location', 'shown', 'tag'],
            `It was answered with ${created.status}: which members a body needs is not shown.`,
          )
        verify(id('answered'), created).status(201)
        if (created.status !== 201)
          return leave(['location', 'shown', 'tag'], 'Nothing was created.', id('answered'))

        const judgeShown = (answer: Answer): boolean => {
          const [lost] = notShown(json, answer.json)
          verify(id('shown'), answer).that({
            holds: lost === undefined,
            expected: lost?.expected ?? 'what was sent',
            actual: lost?.actual ?? 'the same',
            ...(lost === undefined ? {} : { pointer: lost.pointer }),
            exchanges: [created.exchange.number],
          })
          return lost === undefined
        }
        judgeShown(created)
        const order = creation.whereIs(created)
        const reading = order && (await sender.send(creation.read, order))
        const read = reading?.status === 200 ? reading : undefined
        if (read !== undefined) judgeShown(read)
        else if (reading === undefined)
          leave(['shown'], 'The answer does not tell what identifier was given to it.')
        else {
          // What is not answered at all is no fault of creating it.
          await stage.plain(stage.operation(creation.read))
          verify(id('shown'), reading).status(200)
        }

        const [told, found] = [tagOf(created), read && tagOf(read)]
        if (told === undefined)
          leave(['tag'], 'The answer has no entity tag.', headerOf(operation, 'ETag'))
        else if (read === undefined || found === undefined || !isTag(found))
          leave(
            ['tag'],
            'No entity tag was read afterwards.',
            stage.operation(creation.read).requirement(tagPresent),
          )
        else if ((await tagNow(creation)) !== found)
          leave(['tag'], 'The entity tag does not stay the same.')
        else
          verify(id('tag'), read).that({
            holds: opaque(told) === opaque(found),
            expected: told,
            actual: found,
            exchanges: [created.exchange.number],
          })

        const location = created.header('Location')
        if (location === undefined || location === '')
          return leave(['location'], 'There is no Location.', headerOf(operation, 'Location'))
        const behind = await sender.visit(created, location, creation.read)
        verify(id('location'), behind).status(200)
        if (behind.status !== 200) return
        const [mine, theirs] = [created, behind].map((one) => JSON.stringify(creation.whereIs(one)))
        // Without an identifier, what both tell says whether they are the same.
        const holds =
          mine === undefined || theirs === undefined ? alike(created, behind) : mine === theirs
        verify(id('location'), behind).that({
          holds,
          expected: `what was created behind ${location}`,
          actual: 'something else',
          pointer: '',
          whole: true,
          exchanges: [created.exchange.number],
        })

        async function tagNow({ read: reader, actor }: Creation): Promise<string | undefined> {
          const again = await stage[actor].send(reader, order ?? {})
          return again.status === 200 ? tagOf(again) : undefined
        }
      },
    }
  }),
)

/** Whether what one representation tells is what the other one tells, but for what HAL adds to them. */
function alike(one: Answer, other: Answer): boolean {
  const said = Object.entries(one.json as object).filter(([name]) => !name.startsWith('_'))
  return notShown(Object.fromEntries(said), other.json).length === 0
}

const headerOf = (operation: Operation, header: string): string | undefined =>
  operation.requirement({ kind: 'header', status: '201', header })

const tagPresent = { kind: 'law', law: 'conditional-reads', aspect: 'present' } as const
