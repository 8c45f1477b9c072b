import {
  type Answer,
  awaitAftermath,
  identify,
  type Item,
  shared,
  type Stage,
  tagOf,
  type Verification,
  type Walk,
} from '../../../src/scenario/index.js'
import { createOwn, type Own } from '../shared/create-own.js'
import { judgeCarriedOut } from '../shared/judge-carried-out.js'
import { judgeExpiredAgain } from './shared/judge-expired-again.js'
import { listDefinitions } from './shared/list-definitions.js'
import { orderAbout } from '../shared/order-about.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'

/** Judges that other definitions have not expired. */
async function judgeOthers(
  stage: Stage,
  notOthers: Verification,
  others: readonly Own[],
  done: Answer,
): Promise<void> {
  for (const { order } of others) {
    const other = await readOwn(stage, order)
    const isActive = (expired: unknown): boolean => expired !== true
    notOthers(other, done).tells('/expired', 'that it is not expired', isActive)
  }
}

/** Judges that a definition that was let expire has another tag, and that who knows the old one is told. */
async function judgeTag(
  { admin }: Pick<Stage, 'admin'>,
  tag: Verification,
  seen: { readonly own: Own } & Readonly<Record<'before' | 'after' | 'done', Answer>>,
): Promise<void> {
  const { own, before, after, done } = seen
  const old = tagOf(before)
  if (!tag(after, done).hasOtherTagThan(before) || old === undefined) return
  const headers = [['If-None-Match', old]] as const
  await tag.confirmed(async (compare) => {
    const known = await admin.send('getDefinition', { ...own.order, headers })
    compare(known, done).statusIsNot(304)
  })
}

/** What is to stay as it is beside what says that it expired. */
const whole = {
  priority: 'high',
  message: {
    text: 'Assay made this for {firstName}.',
    imageUri: 'https://images.example.org/assay.svg',
    variants: { es: { text: 'Assay lo ha hecho.' } },
  },
  values: { firstName: 'Ana' },
}

const untold = [
  'The definition does not say whether it is expired.',
  'let a definition say whether it is expired',
] as const
const notRight = [
  'The lists with expired were not right before.',
  'let expired select what it is to select',
] as const

export default scenario('A definition that was let expire is listed as expired, with another tag', {
  verifies: {
    carriedOut: 'notifications.expireDefinition.done',
    listed: { requirement: 'notifications.expireDefinition.listed', after: 'carriedOut' },
    tag: { requirement: 'notifications.expireDefinition.tag-changes', after: 'carriedOut' },
    notOthers: { requirement: 'notifications.expireDefinition.not-others', after: 'carriedOut' },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, assume, operation, settled, verify, giveUp } = stage
    const own = await createOwn(stage, { indicator: true, ...whole })
    const others = [await createOwn(stage, { type: own.type }), await createOwn(stage)]
    const before = await readOwn(stage, own.order)
    const isIt = (item: Item): boolean => identify(item) === own.id
    const list = (expired: boolean) => listDefinitions(admin, { type: [own.type], expired })
    // Where the lists do not tell what has not expired, they tell nothing of what has.
    const isListed = ({ items }: Walk): boolean => items.some(isIt)
    const fresh = await settled(() => list(false), isListed)
    const areRight = isListed(fresh) && !isListed(await list(true))

    const expire = operation('expireDefinition')
    const done = await admin.send(expire.id, orderAbout(expire, { definition: own.id }))
    const after = await settled(
      () => admin.send('getDefinition', own.order),
      (one) => one.at('/expired') === true,
    )
    const isDone = await judgeCarriedOut(stage, verify.carriedOut, done, async () => {
      if (after.status !== 200 || before.at('/expired') === true) return 'unknown'
      return after.at('/expired') === true ? 'done' : 'as-before'
    })
    if (!isDone) return
    if (after.at('/expired') === false)
      assume(after, 'notifications.definition.expired').at('/expired', true)
    if (after.at('/expired') !== true || before.at('/expired') === true) giveUp(...untold)
    await judgeOthers(stage, verify.notOthers, others, done)
    await judgeTag(stage, verify.tag, { own, before, after, done })
    if (!areRight) return giveUp(...notRight)
    const judge = () =>
      verify.listed.confirmed(async (compare) => {
        compare(await list(true), done).holds([own.id])
        compare(await list(false), done).holdsNo('definition that was let expire', isIt)
      })
    if (!(await judge())) return
    await awaitAftermath(stage)
    if (await judge()) await judgeExpiredAgain(stage, verify.carriedOut, own, before)
  },
})
