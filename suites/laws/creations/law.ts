import {
  type Answer,
  assumePermitted,
  type Creation,
  describedPart,
  differingTold,
  isTag,
  type Item,
  law,
  lawCase,
  notShown,
  removeCreated,
  tagOf,
  type Verification,
  whatIsRequired,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { creations } from './binding.js'
import { isThere } from '../shared/is-there.js'
import { judgeSelf } from '../shared/judge-self.js'
import { needed } from '../shared/needed.js'
import { safetyOf } from '../shared/order-for.js'

/** What is created is there afterwards: where the answer says, as it was sent, with the entity tag of the answer. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, creations)
    const header = (name: string) => ({
      elsewhere: operation.requirement({ kind: 'header', status: '201', header: name }),
    })
    return lawCase({
      operation: operation.id,
      title: `What ${operation.id} creates exists afterwards`,
      verifies: {
        answered: requirement('answered'),
        shown: { requirement: requirement('shown'), after: 'answered' },
        self: { requirement: requirement('self'), after: 'answered' },
        tag: { requirement: requirement('tag'), after: ['answered', header('ETag')] },
        location: { requirement: requirement('location'), after: ['answered', header('Location')] },
      },
      ...safetyOf(operation),
      capability: 'creation',
      async steps(stage) {
        const { verify } = stage
        const creation = await needed(stage, operation, 'creation')
        const sender = stage[creation.actor]
        const json = creation.body()
        const created = await sender.send(operation.id, { json })
        removeCreated(stage, creation, created)
        assumePermitted(stage, created)
        if (creation.mayNeedMore?.includes(created.status)) {
          const because = `It was answered with ${created.status}: which members a body needs is not shown.`
          return verify.answered.undecided(because, {
            remedy: whatIsRequired(operation),
          })
        }
        if (!verify.answered(created).status(201)) return

        verify.shown(created).shows(json)
        const order = creation.whereIs(created)
        // When what was written is seen is not said.
        const look = order && (() => sender.send(creation.read, order))
        const reading = look && (await stage.settled(look, ({ status }) => status !== 404))
        if (reading?.status === 200) {
          verify.shown(reading).shows(json)
          judgeAlike(verify.shown, created, reading)
          const again = await sender.send(creation.read, order ?? {})
          judgeTag(verify.tag, created, [reading, again])
        } else if (reading === undefined)
          verify.shown.undecided('The answer does not show the identifier that was assigned.', {
            remedy: 'let the answer show the identifier that was assigned',
          })
        else {
          // What is not answered at all is no fault of creating it.
          await stage.plain(stage.operation(creation.read))
          verify.shown(reading).status(200)
        }

        const read = reading?.status === 200 ? reading : created
        const operationId = creation.read
        await judgeSelf(stage, verify.self, sender, { written: created, read, operationId })

        const location = created.header('Location')
        if (location === undefined || location === '') return
        const behind = await sender.visit(created, location, creation.read)
        if (!isThere(verify.location, behind, created)) return
        const isIt = isSame(creation, created, behind)
        const expected = `what was created behind ${location}`
        verify.location(behind, created).tells('', expected, () => isIt, { whole: true })
      },
    })
  }),
)

/** The answer says of what was created what a reading says of it, in every member that both show. */
function judgeAlike(verify: Verification, created: Answer, reading: Answer): void {
  const [told = {}, read = {}] = [created, reading].map(
    ({ operation, json }) => Object(describedPart(operation, json)) as Item,
  )
  const member = differingTold(told, read)
  verify(created).that({
    holds: member === undefined,
    expected: `what is read afterwards: ${JSON.stringify(read[member ?? ''])}`,
    actual: JSON.stringify(told[member ?? '']) ?? 'nothing',
    pointer: `/${member ?? ''}`,
    exchanges: [reading.exchange.number],
  })
}

function judgeTag(
  verify: Verification,
  created: Answer,
  readings: readonly [Answer, Answer],
): void {
  // That it has one is a requirement of its own.
  if (!isTag(tagOf(created) ?? '')) return
  const [read, again] = readings
  const found = tagOf(read)
  if (found !== undefined && !isTag(found))
    verify.undecided('What was read afterwards has no well-formed entity tag.', {
      remedy: 'let what was created be read with a well-formed entity tag',
    })
  else if (tagOf(again) !== found)
    verify.undecided('The entity tag does not stay the same.', {
      remedy: 'run again while what was created does not change',
    })
  else verify(read).keepsTagOf(created)
}

/** Without an identifier, what both tell says whether they are the same. */
function isSame({ whereIs }: Creation, created: Answer, behind: Answer): boolean {
  const [mine, theirs] = [created, behind].map((one) => JSON.stringify(whereIs(one)))
  return mine === undefined || theirs === undefined ? alike(created, behind) : mine === theirs
}

/** Whether two representations have the same members, except for those that HAL adds. */
function alike(one: Answer, other: Answer): boolean {
  const said = Object.entries(one.json as object).filter(([name]) => !name.startsWith('_'))
  return notShown(Object.fromEntries(said), other.json).length === 0
}
