import { type Answer, isTag, type Order, type Stage, tagOf } from '../../src/scenario/index.js'

const roots = {
  setString: {
    read: 'getString',
    tag: 'text.getString.tag-present',
    steady: 'text.getString.tag-steady',
    current: 'text.setString.match-current',
    done: 'text.setString.updated',
  },
  setFormat: {
    read: 'getFormat',
    tag: 'text.getFormat.tag-present',
    steady: 'text.getFormat.tag-steady',
    current: 'text.setFormat.match-current',
    done: 'text.setFormat.replaced',
  },
} as const

/**
 * The preamble of stories about special updates: an ordinary one, of something that is there, is carried out. That it
 * has no entity tag to be updated with, that this does not stay the same, or that it is refused, are requirements of their own.
 *
 * @param put what the update was answered
 */
export async function assumeUpdated(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  operation: keyof typeof roots,
  { path }: Order,
  put: Answer,
): Promise<void> {
  const { read, tag, steady, current, done } = roots[operation]
  if (put.status !== 200) {
    const [one, other] = [await admin.send(read, { path }), await admin.send(read, { path })]
    assume(one, tag).header('ETag', 'a well-formed entity tag', isTag)
    assume(other, steady).header('ETag', `${tagOf(one)}`, (value) => value === tagOf(one))
  }
  assume(put, put.status === 412 ? current : done).status(200)
}
