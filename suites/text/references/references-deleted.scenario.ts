import { shared, type Stage } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { removeString } from '../shared/remove-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { judgeUnanswered } from './shared/judge-unanswered.js'

const values = [{ value: 'a plum' }]
/** Creates the string again; returns whether the service does. */
async function createAnew(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  { order, ifMatch }: Awaited<ReturnType<typeof ownString>>,
): Promise<boolean> {
  const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
  const again = await admin.send('setString', { ...order, json: { values }, headers })
  if (again.status >= 300) return false
  assume(again, 'text.setString.created').status(201)
  const read = await admin.send('getString', order)
  assume(read, 'text.setString.created').tells(...sameItemsAs({ values }))
  return true
}

/** Nothing of it comes back with a string that is created anew. */
const spanish = { value: 'una ciruela', language: 'es' }

export default scenario('A reference leads to a string for as long as that is there', {
  verifies: { deleted: 'text.strings.deleted' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 35,
  async steps(stage) {
    const { admin, fixtures, assume, verify, settled, giveUp } = stage
    const group = await fixtures.writableGroup()
    const referred = await ownString(stage, group, [...values, spanish])
    const { key, order } = referred
    const written = `{{${key}}}`
    const own = await ownString(stage, group, [{ value: written }])
    const text = async (due: string) =>
      resolveText(stage, { query: { groups: [group] } }, [{ ...own, text: due }])
    const isResolved = (await text('a plum')).at(pointerTo(own)) === 'a plum'

    // A bank may delete nothing, or nothing that others refer to.
    await removeString(admin, order).catch(() => undefined)
    const gone = await settled(
      () => admin.send('getString', order),
      ({ status }) => status === 404,
    )
    if (gone.status !== 404) giveUp('The string is still there.', 'let strings be deleted')
    verify.deleted(gone).status(404)
    if (!isResolved) return
    const without = await text(written)
    assume(without, 'text.references.unresolvable-left').at(pointerTo(own), written)
    const isListed = (keys: unknown): boolean => [keys ?? []].flat().includes(key)
    const listed = 'text.references.unresolvable-listed'
    assume(without, listed).tells('/unresolvedKeys', `among them ${key}`, isListed)
    await judgeUnanswered(stage, verify.deleted, referred)

    if (!(await createAnew(stage, referred))) return
    const anew = await text('a plum')
    assume(anew, 'text.references.resolved').at(pointerTo(own), 'a plum')
    const inSpanish = { query: { groups: [group], languages: ['es'] } }
    const spoken = await resolveText(stage, inSpanish, [{ ...referred, text: 'a plum' }])
    assume(spoken, 'text.languages.default').at(pointerTo(referred), 'a plum')
    const notListed = 'text.references.resolvable-not-listed'
    assume(anew, notListed).tells('/unresolvedKeys', `no ${key}`, (keys) => !isListed(keys))
  },
})
